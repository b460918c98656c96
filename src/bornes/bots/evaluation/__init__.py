"""What a move is worth without playing it out: the sharp player's evaluators.

An evaluator imagines the table that a move would leave behind, describes it by features and
adds up their weights (`linear`). There is one for each kind of game:

- `classic`: the games with piles (`dujardin`, `rally`, `parker`). It adds the chance of
  winning the match where a move may end the hand. Its features are read in
  `classic_features`, and the turns that each side still needs are counted in `turns`.
- `family`: the short game (`arche`), with its features in the same file.

The weights are data, `classic_weights.json` and `family_weights.json`; an evaluator is given
others to try them. The programs that fit them are in `bornes.training`. Rules of thumb, whose
numbers are set by hand, are in `bornes.bots.heuristics`; playing moves out is
`bornes.bots.search`.

Begin with `classic.ClassicEvaluator.value`.
"""
