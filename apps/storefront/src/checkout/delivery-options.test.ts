import { expect, test } from "vitest"
import { cartLine } from "../store/cart-line.fixture.ts"
import { type Availability, chosenDelivery, commonOptions, deliveryOptions } from "./delivery-options.ts"

const at = (productId: string, stores: Readonly<Record<string, number>>): Availability => ({
  productId,
  displayMessage: "",
  maxQuantity: 9,
  inStoreAvaibility: Object.entries(stores).map(([storeId, availableQuantity]) => ({
    storeId,
    name: `Voltread ${storeId}`,
    address1: "",
    city: "",
    state: "CO",
    phone: "",
    distance: 2.04,
    availableQuantity,
  })),
  avaiableShipping: [],
  availableHomeDelivery: true,
  availablePickup: true,
  error: null,
})
const denver = { storeId: "denver", name: "Voltread Denver", city: "Denver", state: "CO" }
const idsOf = (options: ReadonlyArray<{ readonly id: string }>) => options.map(({ id }) => id)

test("a line is sent home, or picked up where all of it is", () => {
  const line = cartLine("tv", { quantity: 2, shippingCost: 5 })
  const options = deliveryOptions(line, at("tv", { denver: 2, boulder: 1 }))
  expect(options).toMatchObject([
    { id: "ship", label: "Ship To Home: $10.00" },
    { id: "denver", label: "Pick up at Voltread denver: 2 mi, 2 in stock" },
  ])
})

test.each([
  ["free", cartLine("tv", { shippingCost: 0 })],
  ["$0.50", cartLine("tv", { shippingCost: 0.5 })],
  ["see the total", cartLine("tv", { deliveryType: "DELIVERY_PICKUP", pickupStore: denver })],
])("sending it home is %s", (price, line) => {
  expect(deliveryOptions(line, undefined)[0]?.label).toBe(`Ship To Home: ${price}`)
})

test("what is only picked up is not offered to be sent, and has no choice until the shopper makes one", () => {
  const line = cartLine("tv", { isShippable: false, deliveryType: "DELIVERY_PICKUP" })
  expect(idsOf(deliveryOptions(line, at("tv", { denver: 1 })))).toEqual(["denver"])
  expect(chosenDelivery(line)).toBe("")
  expect(chosenDelivery({ ...line, pickupStore: denver })).toBe("denver")
})

test("a store that was chosen stays a choice, whatever ZIP code is looked at now", () => {
  const line = cartLine("tv", { pickupStore: denver })
  expect(idsOf(deliveryOptions(line, undefined))).toEqual(["ship", "denver"])
  expect(idsOf(deliveryOptions(line, at("tv", { denver: 0 })))).toEqual(["ship", "denver"])
})

test("a whole cart is picked up where all of its lines are", () => {
  const options = [
    deliveryOptions(cartLine("tv"), at("tv", { denver: 1, boulder: 1 })),
    deliveryOptions(cartLine("grill", { isShippable: false }), at("grill", { boulder: 3 })),
  ]
  expect(commonOptions(options)).toEqual([{ id: "boulder", label: "Pick up at Voltread boulder" }])
  expect(idsOf(commonOptions(options.slice(0, 1)))).toEqual(["ship", "denver", "boulder"])
  expect(idsOf(commonOptions([...options.slice(0, 1), ...options.slice(0, 1)]))).toHaveLength(3)
})

test("a store keeps the whole of its name", () => {
  const store = { ...denver, storeId: "east", name: "Voltread: East" }
  const options = deliveryOptions(cartLine("tv", { pickupStore: store, isShippable: false }), undefined)
  expect(commonOptions([options])).toEqual([{ id: "east", label: "Pick up at Voltread: East" }])
})
