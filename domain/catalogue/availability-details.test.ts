import { expect, test } from "vitest"
import { availabilityDetails, storesNear } from "./availability-details.ts"
import type { Store } from "./store.ts"

const store = (storeId: string, latitude: number, longitude: number): Store => ({
  storeId,
  name: `Voltread ${storeId}`,
  address1: "",
  city: "",
  state: "CO",
  postalCode: "80202",
  phone: "",
  hours: "",
  latitude,
  longitude,
})

const denver = { latitude: 39.74, longitude: -104.99 }
const boulder = store("boulder", 40.01, -105.27)
const pueblo = store("pueblo", 38.25, -104.61)
const near = storesNear(denver, [pueblo, boulder]).map((each) => ({ ...each, units: 5 }))
const nearButEmpty = near.map((each) => ({ ...each, units: 0 }))
const sold = { isShippable: true, isLive: true, inStores: 10 }
const plenty = { available: 40, isLastKnown: false }

test("stores within reach are sorted by their distance along the earth's surface", () => {
  expect(
    storesNear(denver, [pueblo, boulder, store("denver", 39.74, -104.99)]).map(({ store }) => store.storeId),
  ).toEqual(["denver", "boulder"])
  expect(near[0]?.miles).toBeCloseTo(23.8, 0)
  expect(storesNear(denver, [pueblo])).toEqual([])
})

test("the five nearest stores are shown, in one order where several are as near", () => {
  const ids = ["f", "b", "e", "a", "d", "c"]
  const alike = ids.map((id) => store(id, 39.74, -104.99))
  expect(storesNear(denver, [boulder, ...alike]).map(({ store }) => store.storeId)).toEqual(
    ids.toSorted().slice(0, 5),
  )
})

test("available units are shipped, and picked up at the nearest store", () => {
  expect(availabilityDetails(sold, plenty, near)).toMatchObject({
    orderCode: "AVAILABLE",
    maxQuantity: 30,
    canBeDelivered: true,
    canBePickedUp: true,
    displayMessage: expect.stringMatching(
      /^In stock\. Ships to your home\. Pick it up at Voltread boulder, 2\d mi away\.$/,
    ),
  })
})

test("pickup-only products are only picked up, and a shopper without a store nearby is told", () => {
  const large = { ...sold, isShippable: false }
  expect(availabilityDetails(large, plenty, near)).toMatchObject({
    homeDeliveryCode: "PICKUP_ONLY",
    canBeDelivered: false,
    displayMessage: expect.stringMatching(/^In stock\. Pick it up at Voltread boulder, 2\d mi away\.$/),
  })
  for (const stores of [[], nearButEmpty]) {
    expect(availabilityDetails(large, plenty, stores)).toMatchObject({
      canBePickedUp: false,
      displayMessage: "In stock. Picked up at a store only, and none near you has it.",
    })
  }
})

test("store stock is not shipped, and each store has only its own", () => {
  const inStores = { available: 10, isLastKnown: false }
  expect(availabilityDetails(sold, inStores, near)).toMatchObject({
    homeDeliveryCode: "SOLD_OUT",
    canBeDelivered: false,
    canBePickedUp: true,
    maxQuantity: 5,
  })
  const golden = store("golden", 39.75, -105.22)
  expect(
    availabilityDetails(sold, inStores, [
      ...nearButEmpty,
      { store: golden, miles: 30, units: 2 },
      { store: pueblo, miles: 90, units: 8 },
    ]),
  ).toMatchObject({ maxQuantity: 8, displayMessage: "In stock. Pick it up at Voltread golden, 30 mi away." })
  expect(availabilityDetails(sold, inStores, nearButEmpty)).toMatchObject({
    canBePickedUp: false,
    maxQuantity: 0,
    displayMessage: "In stock. All of them are in stores, and none of these is near you.",
  })
})

test("few units are counted, none are sold out, and a supplier without an answer is reported", () => {
  expect(
    availabilityDetails({ ...sold, inStores: 0 }, { available: 3, isLastKnown: true }, []).displayMessage,
  ).toBe(
    "Only 3 left. Ships to your home. We cannot reach the supplier right now; this is the latest we know.",
  )
  expect(availabilityDetails(sold, { available: 0, isLastKnown: false }, near)).toMatchObject({
    orderCode: "SOLD_OUT",
    maxQuantity: 0,
    stores: [],
    canBePickedUp: false,
    displayMessage: "Sold out right now.",
  })
})

test("a discontinued or unknown product is not the same as a sold-out one", () => {
  for (const product of [null, { ...sold, isLive: false }]) {
    expect(availabilityDetails(product, plenty, near)).toMatchObject({
      orderCode: "NOT_SOLD",
      maxQuantity: 0,
      canBeDelivered: false,
      canBePickedUp: false,
    })
  }
})
