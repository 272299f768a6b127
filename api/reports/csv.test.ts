import { anyUnicode } from "@voltread/domain/shared/text-arbitraries.ts"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { csvHeader, reportLines } from "./csv.ts"

const columns = [
  { key: "category", label: "Category" },
  { key: "orders", label: "Orders" },
  { key: "net", label: "Net" },
]

const written = (name: string): string =>
  csvHeader(columns) +
  reportLines(columns, [{ cells: [name, "1", "1.00"] }]) +
  reportLines(columns, [{ cells: ["Total", "3", "1000000.01"] }])

describe("a CSV file", () => {
  test("holds what the screen shows, totals last, so that spreadsheets read it", () => {
    expect(written("laptops")).toBe("\uFEFFCategory,Orders,Net\r\nlaptops,1,1.00\r\nTotal,3,1000000.01\r\n")
  })

  test("says what the screen says for a code", () => {
    const codes = ["kind", "gateway", "result", "actor"].map((key) => ({ key }))
    expect(reportLines(codes, [{ cells: ["sale", "CARD", "settled", "braintree"] }])).toBe(
      "Payment,Card,Completed,Braintree\r\n",
    )
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
