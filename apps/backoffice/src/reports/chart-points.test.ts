import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chartPoints, timeKeys } from "./chart-points.ts"
import { lengthOf } from "./range.ts"

const net = { key: "net", label: "Net", kind: "money" }
const report = (rows: ReadonlyArray<readonly [string, string]>) => ({
  name: "Revenue",
  columns: [{ key: "day", label: "Day", kind: "text" }, net],
  rows: rows.map(([key, cell]) => ({ key, cells: [key, cell], opens: null })),
  totals: ["Total", "0"],
  next: null,
  asOf: "1",
  generatedAt: "2026-11-21T00:00:00.000Z",
})

describe("keys of time", () => {
  it("are every day, every Monday, every month", () => {
    const days = { from: "2026-10-30", to: "2026-11-10" }
    expect(timeKeys(days, "day")).toHaveLength(12)
    expect(timeKeys(days, "week")).toEqual(["2026-10-26", "2026-11-02", "2026-11-09"])
    expect(timeKeys(days, "month")).toEqual(["2026-10", "2026-11"])
    expect(timeKeys(days, "category")).toBeUndefined()
  })

  it("cover the range without gap or double", () => {
    const day = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, (a, b) => {
        const days = a < b ? { from: a, to: b } : { from: b, to: a }
        const keys = timeKeys(days, "day") ?? []
        expect(keys).toHaveLength(lengthOf(days))
        expect(keys[0]).toBe(days.from)
        expect(keys.at(-1)).toBe(days.to)
        const months = timeKeys(days, "month") ?? []
        expect(new Set(months)).toEqual(new Set(keys.map((key) => key.slice(0, 7))))
      }),
      { numRuns: 30 },
    )
  })
})

describe("points", () => {
  it("count a day without a row as zero, and lie over the same day of the period before", () => {
    const points = chartPoints({
      report: report([["2026-11-03", "10.50"]]),
      days: { from: "2026-11-02", to: "2026-11-03" },
      previous: { report: report([["2026-10-31", "7.00"]]), days: { from: "2026-10-31", to: "2026-11-01" } },
      groupBy: "day",
      columns: [net],
    })
    expect(points.map(({ values }) => values)).toEqual([
      [0, 7],
      [10.5, 0],
    ])
  })

  it("of a rate are missing where there is none, since nothing is not zero", () => {
    const rate = { key: "conversion", label: "Conversion %", kind: "percent" }
    const points = chartPoints({
      report: {
        ...report([
          ["2026-11-02", "12.5"],
          ["2026-11-04", ""],
        ]),
        columns: [{ key: "day", label: "Day", kind: "text" }, rate],
      },
      days: { from: "2026-11-02", to: "2026-11-04" },
      groupBy: "day",
      columns: [rate],
    })
    expect(points.map(({ values }) => values)).toEqual([[12.5], [Number.NaN], [Number.NaN]])
  })

  it("of names are the largest, compared by name", () => {
    const many = Array.from({ length: 40 }, (_, n) => [`c${n}`, String(n)] as const)
    const days = { from: "2026-11-01", to: "2026-11-01" }
    const points = chartPoints({
      report: report(many),
      days,
      previous: { report: report([["c39", "1"]]), days },
      groupBy: "category",
      columns: [net],
    })
    expect(points).toHaveLength(24)
    expect(points[0]).toEqual({ key: "c39", label: "c39", values: [39, 1] })
    expect(points[1]).toEqual({ key: "c38", label: "c38", values: [38, 0] })
  })
})
