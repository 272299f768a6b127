import type { LiveEvents } from "@voltread/domain/contract/live-events.ts"
import { ORDER_STATUSES_ON_SCREEN } from "@voltread/domain/ordering/order-status-table.ts"
import fc from "fast-check"
import { expect, it } from "vitest"
import { countInWords, countsUpdate, statusCounts } from "./status-counts.ts"

it("has a count for each of the 12 statuses, zero for what is not named", () => {
  const { total, byStatus } = statusCounts({ COMPLETED: 3, NONSENSE: 9 }, 7)
  expect(total).toBe(7)
  expect([...byStatus.keys()]).toEqual(ORDER_STATUSES_ON_SCREEN)
  expect(byStatus.get("COMPLETED")).toBe(3)
  expect(byStatus.get("CANCELLED")).toBe(0)
})

const told: LiveEvents["counts"] = {
  history: { pending: 0 },
  byStatus: { COMPLETED: 1 },
  total: 1,
  isPartial: false,
  isBehind: false,
  position: "0012",
}

it("reads what the server tells", () => {
  const news = countsUpdate(JSON.stringify(told))
  expect(news?.position).toBe("0012")
  expect(news?.counts.byStatus.get("COMPLETED")).toBe(1)
})

it("takes nothing else for news", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (data) => {
      expect(countsUpdate(data)).toBeNull()
    }),
  )
  expect(countsUpdate("{}")).toBeNull()
  expect(countsUpdate(JSON.stringify({ ...told, position: undefined }))).toBeNull()
  expect(countsUpdate(JSON.stringify({ ...told, byStatus: { COMPLETED: "1" } }))).toBeNull()
})

it.each([
  [0, false, "0"],
  [10_001, false, "10,001"],
  [10_001, true, "10,000+"],
  [3_456, true, "1,000+"],
  [456, true, "100+"],
  [7, true, "7+"],
  // There may be some all the same.
  [0, true, ""],
] as const)("says %i, counted in part: %s, as %j", (count, isPartial, words) => {
  expect(countInWords(count, isPartial)).toBe(words)
})
