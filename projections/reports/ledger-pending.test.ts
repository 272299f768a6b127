import { expect, test } from "vitest"
import { ordersDue } from "./ledger-pending.ts"

test.each([
  { pending: 100, changes: 3, due: 0, why: "few are left to the reports" },
  { pending: 101, changes: 3, due: 51, why: "the newer half stays pending" },
  {
    pending: 900,
    changes: 3,
    due: 500,
    why: "a live batch, which others wait for, does not write the sums of all",
  },
  { pending: 1_000, changes: 2_000, due: 0, why: "more wait while a log is caught up with" },
  { pending: 1_700, changes: 2_000, due: 1_200, why: "then all but the newest are due at once" },
])("$pending pending orders after a batch of $changes changes: $why", ({ pending, changes, due }) => {
  expect(ordersDue(pending, 100, changes)).toBe(due)
})

test("with none allowed to wait, all are due at once in any batch", () => {
  expect([ordersDue(7, 0, 1), ordersDue(7, 0, 2_000), ordersDue(0, 0, 1)]).toEqual([7, 7, 0])
})
