import type { Report } from "@voltread/projections/reports/report.ts"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { toCsv } from "./csv.ts"

const report = (rows: ReadonlyArray<readonly [name: string, orders: string, net: string]>): Report => ({
  name: "Revenue",
  columns: [
    { key: "category", label: "Category", kind: "text" },
    { key: "orders", label: "Orders", kind: "count" },
    { key: "net", label: "Net", kind: "money" },
  ],
  rows: rows.map((cells) => ({ key: cells[0], cells })),
  totals: ["Total", "3", "1000000.01"],
  asOf: "1",
  generatedAt: "2026-11-21T10:00:00.000Z",
})

const lines = (csv: string) => csv.replace("\uFEFF", "").split("\r\n").slice(1, -2)

describe("a CSV file", () => {
  test("holds what the screen shows, totals last, so that spreadsheets read it", () => {
    expect(toCsv(report([["laptops", "2", "19.90"]]), null)).toBe(
      "\uFEFFCategory,Orders,Net\r\nlaptops,2,19.90\r\nTotal,3,1000000.01\r\n",
    )
  })

  test.each([
    ["numbers by value", { column: "net", order: "desc" }, ["b,10,100.00", "c,9,20.00", "a,1,-3.00"]],
    ["counts by value", { column: "orders", order: "asc" }, ["a,1,-3.00", "c,9,20.00", "b,10,100.00"]],
    ["text by letters", { column: "category", order: "desc" }, ["c,9,20.00", "b,10,100.00", "a,1,-3.00"]],
    [
      "an unknown column not at all",
      { column: "x", order: "asc" },
      ["b,10,100.00", "a,1,-3.00", "c,9,20.00"],
    ],
  ] as const)("is sorted as the screen is: %s", (_, sort, expected) => {
    const rows = report([
      ["b", "10", "100.00"],
      ["a", "1", "-3.00"],
      ["c", "9", "20.00"],
    ])
    expect(lines(toCsv(rows, sort))).toEqual(expected)
  })

  test.each([
    ["=1+1", "'=1+1"],
    ["+SUM(A1)", "'+SUM(A1)"],
    ["-2+3", "'-2+3"],
    ["@cmd", "'@cmd"],
    [" =1", "' =1"],
    ["\t=1", "'\t=1"],
    ["\t1", "'\t1"],
    ["\r1", '"\'\r1"'],
    ["＝1+1", "'＝1+1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠cmd", "'＠cmd"],
    ["-12.50", "-12.50"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ["two\nlines", '"two\nlines"'],
  ])("writes %j so that nothing is run or broken: %j", (text, written) => {
    expect(toCsv(report([[text, "1", "1.00"]]), null)).toContain(`\r\n${written},1,1.00\r\n`)
  })

  test("gives back every text that it was given, but for the apostrophe", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const line = toCsv(report([[text, "1", "1.00"]]), null)
          .split("Net\r\n")[1]
          ?.replace(/,1,1\.00\r\nTotal.*$/s, "")
        const quoted = /^"(.*)"$/s.exec(line ?? "")?.[1]?.replaceAll('""', '"') ?? line
        expect([text, `'${text}`]).toContain(quoted)
      }),
    )
  })
})
