"""What makes one program of the commands.

- `command_list`: all commands under one name: begin here
- `run`: carries a command line out, the only place where errors become text and an exit status
- `suggestions`: which command was meant, where its name is nearly right
- `output`: writes answers
- `compile_notice`: tells that the compiled rules are being compiled
- `manual`: the manual pages, from what the commands say of themselves

What doesn't belong here: what one command alone does.
"""
