"""The programs that make weights, tables and beliefs. Nothing of the product imports them.

Each is run by a target of the Makefile and writes the data file that the product reads:

- `classic_weights`, `family_weights` (`make sharp-weights`): the weights of the sharp player's
  features, fitted to playouts by `least_squares`;
- `equity` (`make equity`): the match equity tables;
- `beliefs` (`make beliefs`): what others' play tells of their hands, fitted by `beliefs_fit`;
- `ship`: the file of nets from a checkpoint of training (`checkpoints`), with `quantise`;
- `duel`: which of two policies is stronger, over whole matches; `calibration`: how often what is
  called a chance comes true;
- `ppo` (`make train`): nets that learn by playing against themselves, with JAX;
- `keen` (`make keen`) and `mimic` (`make mimic`): the nets of the compiled policies, with
  `small`, whose steps need JAX.

`shares` has what they have in common: arguments, and work in parts that may run side by side.
The same arguments give the same file, whatever the number of processes. `provenance` makes the
header ``made`` of a file: the command, the version, the seed and the parent file.

Training may import every other room. What reads a file, and what plays by it, belongs to the
room that uses it: `bornes.bots.evaluation`, `equity`, `beliefs`, `bornes.fast.policies`. Weights
are passed to whatever is trained; a program never overwrites those of a module.

Begin with `equity`, which is the shortest.
"""
