"""Long runs of many parts: where they are carried out, and the file that keeps what was found.

What belongs here: everything that `bornes.arena`, `bornes.simulate` and the training have in
common because they do one thing many times. What doesn't: what is done. A part is a value that
everything follows from, so it may be done in any process, on any machine, and again.

- `executor`: what an executor is, the one that uses this process, and `chosen`, which makes one
  from what was typed
- `processes`: the processes of this machine; one that dies is replaced, and its part done again
- `cluster`: the machines of a Ray cluster, by the same promises
- `outcome`: a part's result, or its error, on the way from where it was done
- `fingerprint`: tells whether another machine has the same Bornes
- `shard`: a share of a run, for people who start it by hand on several machines
- `result_file`: a header and a line for everything that was found, with one writer at a time
- `merge`: the files of several shares in one
- `progress_bar`: a bar for who looks on, and a polite kill taken as Ctrl-C

Begin with `executor`.
"""

from bornes.runs.executor import HERE, Executor, ThisProcess, chosen, in_order
from bornes.runs.shard import WHOLE, Shard

__all__ = ["HERE", "WHOLE", "Executor", "Shard", "ThisProcess", "chosen", "in_order"]
