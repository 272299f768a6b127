import type { ShippingRules } from "@voltread/domain/shared/shop-settings.ts"
import { describe, expect, it } from "vitest"
import { groupsOf, groupsOnTopOf, readGroups, withRow } from "./band-values.ts"

const rules: ShippingRules = {
  surcharges: { AK: 2_500 },
  weightBands: [
    { upTo: 2_050, cost: 500 },
    { upTo: null, cost: 900 },
  ],
  stateWeightBands: { HI: [{ upTo: null, cost: 4_000 }] },
}

describe("the form of weight bands", () => {
  it.each([
    [rules],
    [{ surcharges: {} }],
    [{ surcharges: { AK: 1 }, weightBands: [{ upTo: null, cost: 0 }] }],
  ])("that was not touched saves what is in force: %j", (given) => {
    expect(readGroups(groupsOf(given), given)).toEqual({ value: given })
  })

  it("reads bands as somebody types them, and keeps what the states cost", () => {
    const typed = [{ state: null, rows: [{ id: 7, upTo: " 20.5 lb", cost: "$5" }], over: "9.00" }]
    expect(readGroups(typed, { surcharges: { AK: 2_500 } })).toEqual({
      value: { surcharges: { AK: 2_500 }, weightBands: rules.weightBands },
    })
  })

  it("says at each field what cannot be read, by the name that the server has for it", () => {
    const typed = [
      { state: null, rows: [{ id: 0, upTo: "", cost: "much" }], over: "" },
      { state: "HI", rows: [{ id: 0, upTo: "heavy", cost: "1" }], over: "10000.01" },
    ]
    expect(readGroups(typed, rules)).toEqual({
      errors: {
        "weightBands.0.upTo": expect.any(String),
        "weightBands.0.cost": expect.any(String),
        "weightBands.1.cost": expect.any(String),
        "stateWeightBands.HI.0.upTo": expect.any(String),
        "stateWeightBands.HI.1.cost": expect.any(String),
      },
    })
  })

  it("needs an amount for a state that was added, and none where no weight costs more", () => {
    const empty = { rows: [], over: "" }
    expect(readGroups([{ state: null, ...empty }], rules)).toEqual({ value: { surcharges: { AK: 2_500 } } })
    expect(readGroups([{ state: "HI", ...empty }], rules)).toMatchObject({
      errors: { "stateWeightBands.HI.0.cost": expect.any(String) },
    })
  })

  it("gives each new band an id of its own", () => {
    const group = withRow(withRow({ state: null, rows: [{ id: 4, upTo: "1", cost: "1" }], over: "" }))
    expect(group.rows.map(({ id }) => id)).toEqual([4, 5, 6])
  })

  it("keeps what was typed for a state, and takes what somebody else has saved for the others", () => {
    const band = (cost: number) => [{ upTo: null, cost }]
    const opened = groupsOf({ surcharges: {}, stateWeightBands: { AK: band(1), HI: band(2), TX: band(3) } })
    const newer = groupsOf({
      surcharges: {},
      weightBands: band(9),
      stateWeightBands: { AK: band(4), HI: band(5), TX: band(6), VT: band(7) },
    })
    const typed = opened
      .filter(({ state }) => state !== "TX")
      .map((group) => (group.state === "HI" ? { ...group, over: "8.00" } : group))
    expect(groupsOnTopOf(newer, { opened, typed }).map(({ state, over }) => [state, over])).toEqual([
      [null, "0.09"],
      ["AK", "0.04"],
      ["HI", "8.00"],
      ["VT", "0.07"],
    ])
  })
})
