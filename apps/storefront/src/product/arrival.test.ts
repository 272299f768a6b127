import { expect, it } from "vitest"
import type { Availability } from "../checkout/delivery-options.ts"
import { arrivalOf } from "./arrival.ts"

const product = (productId: string, shipped: string | null, pickedUp: string | null): Availability => ({
  productId,
  displayMessage: "",
  maxQuantity: 9,
  availableHomeDelivery: true,
  availablePickup: true,
  error: null,
  inStoreAvaibility: [],
  avaiableShipping: [
    { deliveryType: "DELIVERY_SHIPPING", label: "", cost: 0, estimatedDelivery: shipped },
    { deliveryType: "DELIVERY_PICKUP", label: "", cost: 0, estimatedDelivery: pickedUp },
  ],
})
const known = [
  product("tv", "2026-12-03", "2026-11-30"),
  product("cable", "2026-12-01", "2026-12-02"),
  product("tire", "2026-12-24", null),
  product("wheel", null, null),
]

it.each([
  ["the latest of those that are sent", ["tv", "cable"], "DELIVERY_SHIPPING", "2026-12-03"],
  ["the latest of those that are picked up", ["tv", "cable"], "DELIVERY_PICKUP", "2026-12-02"],
  ["that of the others where one has none", ["tire", "wheel"], "DELIVERY_SHIPPING", "2026-12-24"],
  ["none where no one has any", ["wheel"], "DELIVERY_SHIPPING", undefined],
] as const)("products arrive on the day of %s", (_, ids, way, day) => {
  expect(arrivalOf(known, new Set(ids), way)).toBe(day)
})
