import { expect, it } from "vitest"
import { readTablePreferences, type TablePreferences, writeTablePreferences } from "./table-preferences.ts"

const store = (kept: Record<string, string> = {}) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value
  },
})
const untouched: TablePreferences = { density: "comfortable", columns: {} }
const changed: TablePreferences = { density: "compact", columns: { phone: true, total: false } }

it("remembers density and columns, for each table apart", () => {
  const device = store()
  writeTablePreferences(() => device, "orders", changed)
  expect(readTablePreferences(() => device, "orders", "comfortable")).toEqual(changed)
  expect(readTablePreferences(() => device, "customers", "comfortable")).toEqual(untouched)
  expect(readTablePreferences(() => device, "report:revenue", "compact").density).toBe("compact")
})

it.each(["", "{", "null", "[]", "7", '{"density":"huge","columns":{"phone":"yes"}}', '{"columns":3}'])(
  "leaves out what it cannot read: %s",
  (text) => {
    const device = store({ "backoffice:table:orders": text })
    expect(readTablePreferences(() => device, "orders", "comfortable")).toEqual(untouched)
  },
)

it("does without a storage that the browser forbids", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError")
  }
  writeTablePreferences(forbidden, "orders", changed)
  expect(readTablePreferences(forbidden, "orders", "comfortable")).toEqual(untouched)
})
