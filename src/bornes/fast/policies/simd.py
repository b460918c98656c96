"""Lists of numbers that the processor works on all at once, and room for them.

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
WIDE_ROOM: Final = 1024
"""The cells of a wide room: more than a layer of a net has inputs or outputs."""
WIDE: Final = 64
"""The numbers in a wide vector: so many outputs of a layer are added up at once."""

_CELL: Final = ir.IntType(32)
_VECTOR: Final = ir.VectorType(_CELL, LANES)
_CELLS: Final = types.Array(types.int32, 1, "C")
_stack: Final[Any] = cgutils
_arrays: Final[Any] = arrayobj


def _instruction(generate: Callable[..., Any]) -> Callable[..., Any]:
    """A function that the compiler writes itself."""
    made: Callable[..., Any] = intrinsic(generate)
    return made


def _room_of(many: int) -> Callable[[], Cells]:
    def generate(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        cells = _stack.alloca_once(builder, ir.ArrayType(_CELL, many))
        number = context.get_value_type(types.intp)
        array = _arrays.make_array(_CELLS)(context, builder)
        _arrays.populate_array(
            array,
            data=builder.bitcast(cells, array.data.type),
            shape=[ir.Constant(number, many)],
            strides=[ir.Constant(number, _CELL.width // 8)],
            itemsize=ir.Constant(number, _CELL.width // 8),
            meminfo=None,
        )
        return array._getvalue()  # noqa: SLF001

    def found(_typing: Any) -> Any:
        return _CELLS(), generate

    return _instruction(found)


def _pointer_to(context: Any, builder: Any, cells: Any, at: Any) -> Any:
    return builder.gep(_arrays.make_array(_CELLS)(context, builder, cells).data, [at])


def _pointer(context: Any, builder: Any, cells: Any, at: Any) -> Any:
    return builder.bitcast(_pointer_to(context, builder, cells, at), _VECTOR.as_pointer())


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


_WIDE: Final = ir.VectorType(_CELL, WIDE)
_HALVES: Final = ir.VectorType(ir.IntType(16), 2 * WIDE)
_PRODUCTS: Final = ir.VectorType(_CELL, 2 * WIDE)


@_instruction
def _add_products(
    _typing: Any,
    _sums: Any,
    _to: Any,
    _places: Any,
    _pairs: Any,
    _many: Any,
    _vectors: Any,
    _at: Any,
) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        sums, to, places, pairs, many, vectors, at = args
        data = [_arrays.make_array(_CELLS)(context, builder, each).data for each in (places, pairs)]
        first = _pointer_to(context, builder, vectors, at)
        target = builder.bitcast(_pointer_to(context, builder, sums, to), _WIDE.as_pointer())
        total = _stack.alloca_once(builder, _WIDE)
        builder.store(builder.load(target, align=4), total)
        with _stack.for_range(builder, many) as loop:
            place = builder.load(builder.gep(data[0], [loop.index]))
            pair = builder.load(builder.gep(data[1], [loop.index]))
            offset = builder.mul(builder.sext(place, ir.IntType(64)), ir.IntType(64)(WIDE))
            vector = builder.bitcast(builder.gep(first, [offset]), _HALVES.as_pointer())
            added = _pairwise(builder, builder.load(vector, align=4), pair)
            builder.store(builder.add(builder.load(total), added), total)
        builder.store(builder.load(total), target, align=4)
        return context.get_dummy_value()

    arguments = (_CELLS, types.int64, _CELLS, _CELLS, types.int64, _CELLS, types.int64)
    return types.void(*arguments), generate


def _pairwise(builder: Any, halves: Any, pair: Any) -> Any:
    """The products of both halves of each cell with those of a pair, added up for each cell.

    Written so that the compiler finds the one instruction that does all of this.
    """
    unknown = ir.Constant(_WIDE, ir.Undefined)
    one = builder.insert_element(unknown, pair, _CELL(0))
    everywhere = builder.shuffle_vector(one, unknown, ir.Constant(_WIDE, [0] * WIDE))
    factor = builder.sext(builder.bitcast(everywhere, _HALVES), _PRODUCTS)
    products = builder.mul(builder.sext(halves, _PRODUCTS), factor)
    none = ir.Constant(_PRODUCTS, ir.Undefined)
    even, odd = (
        builder.shuffle_vector(
            products, none, ir.Constant(_WIDE, [2 * cell + half for cell in range(WIDE)])
        )
        for half in (0, 1)
    )
    return builder.add(even, odd)


room: Callable[[], Cells] = _room_of(ROOM)
"""An array of `ROOM` cells, in which anything may stand; it is gone with the function that asks."""
wide_room: Callable[[], Cells] = _room_of(WIDE_ROOM)
"""The same with `WIDE_ROOM` cells."""
set_sum: Callable[[Cells, Cells, Cells, int], None] = _set_sum
"""Write into the first the sum of the second and of the vector at a place of the third."""
positive_product: Callable[[Cells, Cells, int], int] = _positive_product
"""The product of a vector, all below zero left out, with the vector at a place of another."""
add_products: Callable[[Cells, int, Cells, Cells, int, Cells, int], None] = _add_products
"""Add products to the wide vector at a place of the first: of so many pairs of numbers, each two
halves of a cell, with the pairs of the wide vector that stands at the pair's place."""
