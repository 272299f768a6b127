import { expect } from "vitest"
import { ORDER_SCENARIOS } from "./order-scenarios.ts"
import { STRIDE, testPoints } from "./points-test.ts"

testPoints([
  {
    name: "also between a charge and its record, carts, orders and cards' books agree",
    scenarios: ORDER_SCENARIOS,
    stride: STRIDE,
    check: ({ chargedOnly }) => expect(chargedOnly).toBeGreaterThan(0),
  },
])
