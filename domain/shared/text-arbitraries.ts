import fc from "fast-check"

const SURROGATES = { first: 0xd8_00, count: 0x8_00 }

/** Every code point of Unicode but halves of surrogate pairs, control characters included. */
const codePoint = fc
  .nat(0x10_ff_ff - SURROGATES.count)
  .map((point) => (point < SURROGATES.first ? point : point + SURROGATES.count))

/**
 * Any Unicode text. The same as fast-check's strings of unit `binary`, and its query parameters, which take each process
 * seconds to prepare.
 */
export const anyUnicode = (lengths: fc.ArrayConstraints = {}): fc.Arbitrary<string> =>
  fc.array(codePoint, lengths).map((points) => String.fromCodePoint(...points))

/** The search of any address, without its `?`. */
export const anyQuery: fc.Arbitrary<string> = fc
  .array(fc.tuple(anyUnicode(), anyUnicode()))
  .map((pairs) => new URLSearchParams(pairs).toString())
