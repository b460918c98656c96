### House rules on the page: choosing them, keeping a set under a name, sending it on.
### What the rules themselves are called is in house.ftl.

sets-title = House rules
sets-why = Play as you do at home. Whatever you don’t touch is as printed in the rulebook.
sets-note-printed = everything as printed
sets-note-changed =
    { $count ->
        [one] one rule of your own
       *[other] { $count } rules of your own
    }
sets-note-refused = something doesn’t go together
sets-printed = as printed
sets-printed-is = printed: { $value }
sets-back = As printed
sets-group-changed =
    { $count ->
        [one] one changed
       *[other] { $count } changed
    }
sets-later =
    { $count ->
        [one] One more, only together with other changes
       *[other] { $count } more, only together with other changes
    }
sets-reset = Everything as printed
sets-came = These house rules came with a link: { $name }.
sets-came-unnamed = These house rules came with a link.

## Sets with a name

sets-yours = Your house rules
sets-forget = Delete
sets-forget-named = Delete “{ $name }”
sets-name = Keep these rules under a name
sets-name-example = as at grandmother’s
sets-keep = Keep
sets-kept = Kept in this browser: { $name }.
sets-keep-these = Keep these house rules
sets-copy = Copy a link with these rules
sets-copy-why = Whoever opens it finds them filled in here.
