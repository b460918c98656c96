"""The programs that make weights, tables and beliefs. Nothing of the product imports them."""
