import fc from "fast-check"
import { expect, it } from "vitest"
import { sortRows } from "./sorting.ts"

const columns = [
  { key: "name", label: "Name", kind: "text" },
  { key: "net", label: "Net", kind: "money" },
]
const row = (name: string, net: string) => ({ key: name, cells: [name, net] })
const names = (rows: ReturnType<typeof sortRows>) => rows.map(({ key }) => key)

it("sorts amounts as numbers and names as the exported file does", () => {
  const rows = [row("b10", "9.50"), row("B9", "-120.00"), row("a", "100.00")]
  expect(names(sortRows(rows, columns, "net", false))).toEqual(["B9", "b10", "a"])
  expect(names(sortRows(rows, columns, "net", true))).toEqual(["a", "b10", "B9"])
  expect(names(sortRows(rows, columns, "name", false))).toEqual(["B9", "a", "b10"])
})

it("keeps the server's order without a column, and for equal cells", () => {
  const rows = [row("z", "1.00"), row("a", "1.00"), row("m", "1.00")]
  expect(sortRows(rows, columns, undefined, false)).toBe(rows)
  expect(sortRows(rows, columns, "unknown", true)).toBe(rows)
  expect(names(sortRows(rows, columns, "net", true))).toEqual(["z", "a", "m"])
})

it("puts cells without a number last, both ways", () => {
  const rows = [row("none", ""), row("low", "1"), row("high", "2")]
  expect(names(sortRows(rows, columns, "net", false))).toEqual(["low", "high", "none"])
  expect(names(sortRows(rows, columns, "net", true))).toEqual(["high", "low", "none"])
})

it("never loses a row", () => {
  const some = fc.array(fc.tuple(fc.string(), fc.oneof(fc.constant(""), fc.integer().map(String))))
  fc.assert(
    fc.property(some, fc.constantFrom("name", "net"), fc.boolean(), (cells, key, isDescending) => {
      const rows = cells.map(([name, net]) => row(name, net))
      const sorted = sortRows(rows, columns, key, isDescending)
      expect(new Set(sorted)).toEqual(new Set(rows))
      expect(sorted).toHaveLength(rows.length)
    }),
  )
})
