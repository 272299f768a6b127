import type { Column } from "./column.ts"

// A search spends its time in loops over rows. They run filter by filter, over typed arrays, in small functions that see
// one block of rows at a time: V8 optimizes a function that is called often better than one loop that runs long.

export const BLOCK = 8_192

/** The rows whose code is allowed. */
export interface Condition {
  readonly codes: Column["codes"]
  readonly allowed: Uint8Array
}

export const allows = ({ codes, allowed }: Condition, row: number): boolean => allowed[codes[row] ?? 0] === 1

/** Those of the rows that meet all conditions, in the same array. */
export const rowsThatMeet = (rows: Uint32Array, conditions: ReadonlyArray<Condition>): Uint32Array => {
  if (conditions.length === 0) return rows
  let count = 0
  for (const block of blocksOf(rows)) {
    const passing = compactAll(block, conditions)
    rows.set(block.subarray(0, passing), count)
    count += passing
  }
  return rows.subarray(0, count)
}

export const blocksOf = (rows: Uint32Array): ReadonlyArray<Uint32Array> =>
  Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, block) =>
    rows.subarray(block * BLOCK, (block + 1) * BLOCK),
  )

/** Moves the rows that meet all conditions to the front, and returns their number. */
export const compactAll = (rows: Uint32Array, conditions: ReadonlyArray<Condition>): number =>
  conditions.reduce((count, each) => compact(rows, count, each), rows.length)

const compact = (rows: Uint32Array, length: number, { codes, allowed }: Condition): number => {
  let count = 0
  for (let at = 0; at < length; at += 1) {
    const row = rows[at] ?? 0
    rows[count] = row
    // Branch-free: a branch would be mispredicted half the time.
    count += allowed[codes[row] ?? 0] ?? 0
  }
  return count
}
