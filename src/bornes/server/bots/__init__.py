"""Where bots think."""
