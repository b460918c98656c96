"""Views and games to rows and back."""
