"""The commands that play many matches, on one machine or many, and put their results together."""
