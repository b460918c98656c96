"""What Python calls: the functions that `bornes.fast` re-exports.

- `hands`: new hands and batches, hands that agree with a view, and playing them an action at a
  time
- `playouts`: whole hands at a time: batches played out, fresh deals, rollouts of moves
- `random_hands`: hands of many matches at once, played at random and left as they ended
- `results`: what came of them

Here arguments are checked and refused with a reason, room to work in is made (compiled code
makes no arrays), and work is shared out to threads. What a hand means is the business of `codec`,
what happens in it that of `kernel`. Users say "hand" for what is a row inside, and so do these
functions.

Begin with `hands`.
"""
