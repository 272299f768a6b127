import { expect, test } from "vitest"
import { idempotencyKey } from "./klarna-management.ts"

test("a request has one key, which looks like a random UUID, and no other request has it", () => {
  const keys = ["refund-1/refunds", "refund-1/authorization", "refund-2/refunds"].map(idempotencyKey)
  expect(new Set(keys).size).toBe(3)
  expect(
    keys.map((key) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key)),
  ).toEqual([true, true, true])
  expect(idempotencyKey("refund-1/refunds")).toBe(keys[0])
})
