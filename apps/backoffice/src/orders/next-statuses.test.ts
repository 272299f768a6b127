import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { expect, it } from "vitest"
import { nextStatuses } from "./next-statuses.ts"

it("offers what at least one order can take, and says how many can", () => {
  const offered = nextStatuses(["PENDING_FULFILMENT", "PENDING_FULFILMENT", "PENDING_REVIEW", "COMPLETED"])
  for (const { status, takenBy } of offered) {
    const from = (
      ["PENDING_FULFILMENT", "PENDING_FULFILMENT", "PENDING_REVIEW", "COMPLETED"] as const
    ).filter((each) => ORDER_STATUS_TABLE[each].next.includes(status))
    expect(takenBy).toBe(from.length)
    expect(takenBy).toBeGreaterThan(0)
  }
  const counts = offered.map(({ takenBy }) => takenBy)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  expect(offered.map(({ status }) => status)).not.toContain("CANCELLED")
})

it("offers no status that orders take only by their items, or with an application", () => {
  const offered = (from: string) => nextStatuses([from]).map(({ status }) => status)
  expect(offered("COMPLETED")).toEqual([])
  expect(offered("CONFIRMED_BY_SUPPLIER")).toEqual(["CANCELLED_BY_SUPPLIER"])
  expect(offered("PENDING_PAYMENT")).not.toContain("LOAN_IN_PROCESS")
  expect(offered("PAYMENT_RECEIVED")).not.toContain("PENDING_ESIGNATURE")
})

it("offers nothing to orders that are over, nor to a status that it does not know", () => {
  expect(nextStatuses(["CANCELLED"])).toEqual([])
  expect(nextStatuses(["NONSENSE"])).toEqual([])
})
