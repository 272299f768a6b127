import { anyUnicode } from "@voltread/domain/shared/text-arbitraries.ts"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { reportHeader, reportLines } from "./csv.ts"

const columns = [
  { key: "category", label: "Category", kind: "text" },
  { key: "orders", label: "Orders", kind: "count" },
  { key: "net", label: "Net", kind: "money" },
] as const

const written = (name: string): string =>
  reportHeader(columns) +
  reportLines(columns, [{ cells: [name, "1", "1.00"] }]) +
  reportLines(columns, [{ cells: ["Total", "3", "1000000.01"] }])

describe("a CSV file", () => {
  test("holds what the screen shows, totals last, so that spreadsheets read it", () => {
    expect(written("laptops")).toBe("\uFEFFCategory,Orders,Net\r\nlaptops,1,1.00\r\nTotal,3,1000000.01\r\n")
  })

  test("says what the screen says for a code", () => {
    const codes = ["kind", "gateway", "result", "actor"].map((key) => ({
      key,
      label: key,
      kind: "text" as const,
    }))
    expect(reportLines(codes, [{ cells: ["sale", "CARD", "settled", "braintree"] }])).toBe(
      "Payment,Card,Completed,Braintree\r\n",
    )
  })

  test("has times that spreadsheets know as such, and says that they are UTC", () => {
    const time = [{ key: "time", label: "Time", kind: "time" }] as const
    expect(
      reportHeader(time) + reportLines(time, [{ cells: ["2026-02-01T09:00:00.123Z"] }, { cells: [""] }]),
    ).toBe("\uFEFFTime (UTC)\r\n2026-02-01 09:00:00\r\n\r\n")
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
  ])("writes %j so that nothing is run or broken: %j", (text, line) => {
    expect(written(text)).toContain(`\r\n${line},1,1.00\r\n`)
  })

  test("gives back every text that it was given, but for the apostrophe", () => {
    fc.assert(
      fc.property(anyUnicode(), (text) => {
        const line = written(text)
          .split("Net\r\n")[1]
          ?.replace(/,1,1\.00\r\nTotal.*$/s, "")
        const quoted = /^"(.*)"$/s.exec(line ?? "")?.[1]?.replaceAll('""', '"') ?? line
        expect([text, `'${text}`]).toContain(quoted)
      }),
    )
  })
})
