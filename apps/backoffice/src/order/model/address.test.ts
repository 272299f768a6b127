import { expect, test } from "vitest"
import { anOrder } from "../order.fixture.ts"
import { addressOf } from "./address.ts"

test("a billing address has the name and phone that it was given, not those of the order's customer", () => {
  const order = anOrder({ billingFirstName: "Grace", billingLastName: "Hopper", billingPhone: "2145550100" })
  expect(addressOf(order, "billing")).toMatchObject({
    firstName: "Grace",
    lastName: "Hopper",
    phone: "2145550100",
  })
})
