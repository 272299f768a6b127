import { expect, test } from "vitest"
import { detailLabel } from "./words.ts"

test.each([
  ["order-item-status", "CANCELLED", "Canceled"],
  ["order-status", "PENDING_FULFILMENT", "Pending fulfillment"],
  ["order-refund", "1125.2", "$1,125.20"],
  ["return-refund", "12.34", "$12.34"],
  ["order-item-units", "2", "By 2"],
  ["staff-role", "CUSTOMERSUPPORT", "Support"],
  ["review-reject", "spam", "spam"],
])("what an entry keeps of %s is said as on its page", (action, detail, words) => {
  expect(detailLabel({ action, detail })).toBe(words)
})
