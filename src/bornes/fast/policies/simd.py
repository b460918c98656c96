"""Cellss of numbers that the processor works on all at once, and room for them.

Numba takes a vector number by number. These few functions are written in the compiler's own
terms instead, where a whole vector is one value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj

from bornes.fast.kernel.layout import Cells

LANES: Final = 32
"""The numbers in a vector: the width of the hidden layer."""
ROOM: Final = 80
"""The cells of a room: more than a table can have active features, or a seat legal moves."""

_CELL: Final = ir.IntType(32)
_VECTOR: Final = ir.VectorType(_CELL, LANES)
_CELLS: Final = types.Array(types.int32, 1, "C")
_stack: Final[Any] = cgutils
_arrays: Final[Any] = arrayobj


def _instruction(generate: Callable[..., Any]) -> Callable[..., Any]:
    """A function that the compiler writes itself."""
    made: Callable[..., Any] = intrinsic(generate)
    return made


@_instruction
def _room(_typing: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        cells = _stack.alloca_once(builder, ir.ArrayType(_CELL, ROOM))
        number = context.get_value_type(types.intp)
        array = _arrays.make_array(_CELLS)(context, builder)
        _arrays.populate_array(
            array,
            data=builder.bitcast(cells, array.data.type),
            shape=[ir.Constant(number, ROOM)],
            strides=[ir.Constant(number, _CELL.width // 8)],
            itemsize=ir.Constant(number, _CELL.width // 8),
            meminfo=None,
        )
        return array._getvalue()  # noqa: SLF001

    return _CELLS(), generate


def _pointer(context: Any, builder: Any, cells: Any, at: Any) -> Any:
    data = _arrays.make_array(_CELLS)(context, builder, cells).data
    return builder.bitcast(builder.gep(data, [at]), _VECTOR.as_pointer())


def _load(context: Any, builder: Any, cells: Any, at: Any) -> Any:
    return builder.load(_pointer(context, builder, cells, at), align=4)


_START: Final = ir.Constant(ir.IntType(64), 0)


@_instruction
def _set_sum(_typing: Any, _target: Any, _source: Any, _vectors: Any, _at: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        target, source, vectors, at = args
        total = builder.add(
            _load(context, builder, source, _START), _load(context, builder, vectors, at)
        )
        builder.store(total, _pointer(context, builder, target, _START), align=4)
        return context.get_dummy_value()

    return types.void(_CELLS, _CELLS, _CELLS, types.int64), generate


@_instruction
def _positive_product(_typing: Any, _vector: Any, _vectors: Any, _at: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        vector = _load(context, builder, args[0], _START)
        zero = ir.Constant(_VECTOR, None)
        positive = builder.select(builder.icmp_signed(">", vector, zero), vector, zero)
        products = builder.mul(positive, _load(context, builder, *args[1:]))
        kind = ir.FunctionType(_CELL, [_VECTOR])
        name = f"llvm.vector.reduce.add.v{LANES}i32"
        added = builder.call(builder.module.declare_intrinsic(name, (), kind), [products])
        return builder.sext(added, ir.IntType(64))

    return types.int64(_CELLS, _CELLS, types.int64), generate


room: Callable[[], Cells] = _room
"""An array of `ROOM` cells, in which anything may stand; it is gone with the function that asks."""
set_sum: Callable[[Cells, Cells, Cells, int], None] = _set_sum
"""Write into the first the sum of the second and of the vector at a place of the third."""
positive_product: Callable[[Cells, Cells, int], int] = _positive_product
"""The product of a vector, all below zero left out, with the vector at a place of another."""
