"""Sets of small numbers as the bits of an integer."""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from bornes.fast.jit import inner

_ONE_NUMBER = types.int64(types.int64)
_TWO_NUMBERS = types.int64(types.int64, types.int64)


def _instruction(generate: Callable[..., Any]) -> Callable[..., int]:
    """A function that is a single instruction of the processor."""
    made: Callable[..., int] = intrinsic(generate)
    return made


@_instruction
def count(_typing: Any, _number: Any) -> Any:
    """How many bits are set."""
    return _ONE_NUMBER, lambda _context, builder, _signature, args: builder.ctpop(args[0])


@_instruction
def lowest(_typing: Any, _number: Any) -> Any:
    """The place of the lowest bit that is set; there must be one."""
    never_zero = ir.Constant(ir.IntType(1), 1)
    return (
        _ONE_NUMBER,
        lambda _context, builder, _signature, args: builder.cttz(args[0], never_zero),
    )


@_instruction
def _deposit(_typing: Any, _number: Any, _places: Any) -> Any:
    """The bits of a number put where the bits of another are set."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        return builder.call(
            builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), args
        )

    return _TWO_NUMBERS, generate


@inner
def nth_by_clearing(number: int, index: int) -> int:
    """The place of the n-th bit that is set, from 0: on any processor."""
    for _ in range(index):
        number &= number - 1
    return lowest(number)


@inner
def nth_by_depositing(number: int, index: int) -> int:
    """The same without a loop, whose end no processor can foresee."""
    return lowest(_deposit(1 << index, number))


def can_deposit() -> bool:
    """Whether this processor has the instruction, and not as a slow emulation."""
    if platform.machine().lower() not in {"x86_64", "amd64"}:
        return False
    slow = binding.get_host_cpu_name() in {"znver1", "znver2"}
    return bool(binding.get_host_cpu_features().get("bmi2")) and not slow


nth = nth_by_depositing if can_deposit() else nth_by_clearing
