"""The small nets of the policies `keen` and `mimic`: what they learn from, and how they learn.

`net` has the moments that are learned from and a net of them, with NumPy alone; `steps` has its
losses and steps, with JAX and Optax. Begin with `net`.
"""
