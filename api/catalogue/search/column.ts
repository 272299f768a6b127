/** One fact about every product of a shelf, as a small number that stands for a set of values. */
export interface Column {
  /** Code of each row. */
  readonly codes: Uint16Array | Uint32Array
  /** What each code stands for; several values where a product has several, none where it has none. */
  readonly values: ReadonlyArray<ReadonlyArray<string>>
}

const MAX_SMALL = 0xffff

/** Collects a column row by row. */
export class ColumnBuilder {
  private codes = new Uint32Array(1_024)
  private length = 0
  private readonly known = new Map<string, number>()
  private readonly values: Array<ReadonlyArray<string>> = []

  push(values: ReadonlyArray<string>): void {
    if (this.length === this.codes.length) this.codes = grown(this.codes)
    this.codes[this.length++] = this.codeOf(values)
  }

  private codeOf(values: ReadonlyArray<string>): number {
    const key = values.length === 1 ? (values[0] ?? "") : JSON.stringify(values)
    const known = this.known.get(key)
    if (known !== undefined) return known
    const code = this.values.push(values) - 1
    this.known.set(key, code)
    return code
  }

  finish(): Column {
    const codes = this.codes.subarray(0, this.length)
    return {
      codes: this.values.length <= MAX_SMALL ? Uint16Array.from(codes) : codes.slice(),
      values: this.values,
    }
  }
}

const grown = (codes: Uint32Array): Uint32Array<ArrayBuffer> => {
  const next = new Uint32Array(codes.length * 2)
  next.set(codes)
  return next
}

/** A mark for each code whose values meet the condition. */
export const codesWhere = (
  { values }: Column,
  condition: (values: ReadonlyArray<string>) => boolean,
): Uint8Array => Uint8Array.from(values, (each) => (condition(each) ? 1 : 0))
