import { expect, it } from "vitest"
import { reportColumns } from "./report-columns.tsx"

const columns = [
  { key: "order", label: "Order", kind: "text" },
  { key: "amount", label: "Amount", kind: "money" },
]
const report = { name: "Transactions", columns, rows: [], next: null, asOf: "", generatedAt: "" }
const footers = (totals: Array<string>) =>
  reportColumns({ ...report, totals }, () => undefined).map(({ footer }) => footer)

it("a report has a line of totals only where something is added up", () => {
  expect(footers(["Total", "1234.5"])).toEqual(["Total", "$1,234.50"])
  expect(footers(["Total", ""])).toEqual([undefined, undefined])
})
