import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { csvHeader, csvLines } from "./csv.ts"

const columns = [{ label: "Category" }, { label: "Orders" }, { label: "Net" }]

const written = (name: string): string =>
  csvHeader(columns) +
  csvLines([{ cells: [name, "1", "1.00"] }]) +
  csvLines([{ cells: ["Total", "3", "1000000.01"] }])

describe("a CSV file", () => {
  test("holds what the screen shows, totals last, so that spreadsheets read it", () => {
    expect(written("laptops")).toBe("\uFEFFCategory,Orders,Net\r\nlaptops,1,1.00\r\nTotal,3,1000000.01\r\n")
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
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const line = written(text)
          .split("Net\r\n")[1]
          ?.replace(/,1,1\.00\r\nTotal.*$/s, "")
        const quoted = /^"(.*)"$/s.exec(line ?? "")?.[1]?.replaceAll('""', '"') ?? line
        expect([text, `'${text}`]).toContain(quoted)
      }),
    )
  })
})
