import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isBusinessDay } from "../shared/business-days.ts"
import { estimatedDelivery, estimatedPickup, transitDays } from "./delivery-estimate.ts"
import { milesBetween, type PostalPlace } from "./store.ts"

const place = (state: string, latitude: number, longitude: number): PostalPlace => ({
  postalCode: "641",
  city: "",
  state,
  latitude,
  longitude,
})
const kansasCity = place("MO", 39.1, -94.6)
const denver = place("CO", 39.7, -105)
const honolulu = place("HI", 21.3, -157.9)
const CLOCKS = { timeZone: "America/New_York", cutOffHour: 14 }

const anywhere = fc
  .record({
    state: fc.constantFrom("CA", "TX", "ME", "HI"),
    latitude: fc.double({ min: 19, max: 65, noNaN: true }),
    longitude: fc.double({ min: -160, max: -66, noNaN: true }),
  })
  .map(({ state, latitude, longitude }) => place(state, latitude, longitude))
const time = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })

describe("the estimated day of delivery", () => {
  test("counts business days from the order, one more after the cut-off by the shop's clocks", () => {
    const at = (text: string) => estimatedDelivery(Date.parse(text), CLOCKS, kansasCity, denver)
    expect(transitDays(kansasCity, denver)).toBe(2)
    expect(at("2026-11-16T13:59:00-05:00")).toBe("2026-11-19")
    expect(at("2026-11-16T14:00:00-05:00")).toBe("2026-11-20")
    const late = { ...CLOCKS, cutOffHour: 17 }
    expect(estimatedPickup(Date.parse("2026-11-16T16:59:00-05:00"), late)).toBe("2026-11-17")
    expect(estimatedPickup(Date.parse("2026-11-16T17:00:00-05:00"), late)).toBe("2026-11-18")
  })

  test("leaves out weekends and holidays, and an evening before counts as the next business day", () => {
    const at = (text: string) => estimatedDelivery(Date.parse(text), CLOCKS, kansasCity, denver)
    expect(at("2026-11-21T20:00:00-05:00")).toBe("2026-11-27")
    expect(at("2026-11-25T10:00:00-05:00")).toBe("2026-12-01")
  })

  test("a pickup is ready as soon as a parcel would leave", () => {
    const at = (text: string) => estimatedPickup(Date.parse(text), CLOCKS)
    expect(at("2026-11-16T13:59:00-05:00")).toBe("2026-11-17")
    expect(at("2026-11-16T14:00:00-05:00")).toBe("2026-11-18")
    expect(at("2026-11-25T20:00:00-05:00")).toBe("2026-11-30")
  })

  test.each([
    [150, 1],
    [151, 2],
    [600, 2],
    [601, 3],
    [1_100, 3],
    [1_101, 4],
    [1_700, 4],
    [1_701, 5],
  ])("over %i miles takes %i days in transit", (miles, days) => {
    const degrees = miles / milesBetween(place("KS", 30, -95), place("KS", 31, -95))
    expect(transitDays(place("KS", 30, -95), place("KS", 30 + degrees - 0.001, -95))).toBe(days)
  })

  test.each(["AK", "HI", "PR", "VI", "GU", "AS", "MP"])(
    "is three days later in %s, from elsewhere",
    (state) => {
      const [here, there] = [place(state, 39, -95), place("MO", 39, -95)]
      expect([transitDays(there, here), transitDays(here, there), transitDays(here, here)]).toEqual([4, 4, 1])
    },
  )

  test("is later overseas", () => {
    expect(transitDays(kansasCity, honolulu)).toBe(8)
    expect(transitDays(kansasCity, kansasCity)).toBe(1)
  })

  test("is a business day after today wherever it goes, and ordering later never brings it earlier", () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 10 * 86_400_000 }), anywhere, (now, wait, to) => {
        const day = estimatedDelivery(now, CLOCKS, kansasCity, to)
        expect(isBusinessDay(day)).toBe(true)
        expect(day > new Date(now).toISOString().slice(0, 10)).toBe(true)
        expect(estimatedDelivery(now + wait, CLOCKS, kansasCity, to) >= day).toBe(true)
      }),
    )
  })
})
