import { expect, test } from "vitest"
import { customerKey } from "./customer-key.ts"

const SECRET = "s".repeat(32)

test("one address has one key, however it is written, which nobody can compute without the secret", () => {
  const key = customerKey(SECRET, "ada@example.com")
  expect(customerKey(SECRET, " Ada@Example.com ")).toBe(key)
  expect(customerKey(SECRET, "bob@example.com")).not.toBe(key)
  expect(customerKey("t".repeat(32), "ada@example.com")).not.toBe(key)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
})
