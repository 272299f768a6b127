import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { chooseVehicle, type Garage, joinGarages, MAX_VEHICLES, removeVehicle } from "./garage.ts"

const vehicle = fc
  .integer({ min: 1, max: 20 })
  .map((number) => ({ vehicleId: `v${number}`, name: `Vehicle ${number}` }))
const garage = fc
  .array(vehicle, { maxLength: 30 })
  .map((chosen) => chosen.reduce<Garage>((kept, each) => chooseVehicle(kept, each), []))

describe("the garage", () => {
  test("holds each vehicle once, the chosen one first, and no more than are kept", () => {
    fc.assert(
      fc.property(garage, vehicle, (kept, chosen) => {
        const after = chooseVehicle(kept, chosen)
        expect(after[0]).toEqual(chosen)
        expect(new Set(after.map(({ vehicleId }) => vehicleId)).size).toBe(after.length)
        expect(after.length).toBeLessThanOrEqual(MAX_VEHICLES)
      }),
    )
  })

  test("of a guest joins the account's, its choice counts, and joining again changes nothing", () => {
    fc.assert(
      fc.property(garage, garage, (kept, guest) => {
        const joined = joinGarages(kept, guest)
        expect(joined.slice(0, guest.length)).toEqual(guest)
        expect(joinGarages(joined, guest)).toEqual(joined)
      }),
    )
  })

  test("without the chosen vehicle uses the one chosen before it", () => {
    const [civic, ram] = [
      { vehicleId: "civic", name: "2020 Honda Civic LX" },
      { vehicleId: "ram", name: "2018 Ram 1500" },
    ]
    const both = chooseVehicle(chooseVehicle([], civic), ram)
    expect(removeVehicle(both, "ram")).toEqual([civic])
    expect(removeVehicle(removeVehicle(both, "ram"), "civic")).toEqual([])
  })
})
