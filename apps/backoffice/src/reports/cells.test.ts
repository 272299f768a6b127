import { expect, it } from "vitest"
import { cellText } from "./cells.ts"

it.each([
  ["day", "2026-11-05", "05 Nov, 2026"],
  ["week", "2026-11-02", "02 Nov, 2026"],
  ["lastOrder", "2026-11-05", "05 Nov, 2026"],
  ["month", "2026-11", "Nov 2026"],
  ["month", "Total", "Total"],
  ["campaign", "2025-26", "2025-26"],
  ["campaign", "2026-11-05", "2026-11-05"],
  ["sku", "2026-11", "2026-11"],
  ["gateway", "none", "None"],
])("%s %s is %s", (key, cell, text) => {
  expect(cellText({ key, label: key, kind: "text" }, cell)).toBe(text)
})

it.each([
  ["money", "-1234.5", "-$1,234.50"],
  ["percent", "12.5", "12.5%"],
  ["count", "1234", "1,234"],
  ["money", "", ""],
  ["time", "", ""],
])("a cell of %s, %j, is %j", (kind, cell, text) => {
  expect(cellText({ key: "any", label: "Any", kind }, cell)).toBe(text)
})
