import {
  DEFAULT_SETTINGS,
  SETTING_SECTIONS,
  type SettingSection,
} from "@voltread/domain/shared/shop-settings.ts"
import { describe, expect, test } from "vitest"
import { fieldOf, SECTION_FORMS } from "./section-form.ts"

const form = (section: SettingSection) => SECTION_FORMS[section]
const shown = (section: SettingSection) => form(section).values(DEFAULT_SETTINGS)

describe("the form of a section", () => {
  test.each(SETTING_SECTIONS)("%s that was not touched saves what is in force", (section) => {
    const read = form(section).read(shown(section), DEFAULT_SETTINGS)
    const expected = DEFAULT_SETTINGS[section]
    if ("errors" in read) throw new Error(JSON.stringify(read.errors))
    // The order in which the states are named does not matter.
    const sorted = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (_, part) =>
        Array.isArray(part) && typeof part[0] === "string" ? part.toSorted() : part,
      )
    expect(sorted(read.value)).toEqual(sorted(expected))
  })

  test.each([
    ["tax", "rates.TX", "8.25", { rates: { TX: 8_250 } }],
    ["tax", "rates.TX", "8.25 %", { rates: { TX: 8_250 } }],
    ["shipping", "surcharges.AK", "$25.5", { surcharges: { AK: 2_550 } }],
    ["shipping", "surcharges.AK", "$1,250", { surcharges: { AK: 125_000 } }],
    ["time", "timeZone", "America/Chicago", { timeZone: "America/Chicago", cutOffHour: 14 }],
    ["time", "cutOffHour", "17", { cutOffHour: 17 }],
    ["fraud", "reviewAbove", "62.5", { reviewAbove: 62.5, declinedCardsPerHour: 40 }],
    ["fraud", "declinedCardsPerHour", "200", { reviewAbove: 50, declinedCardsPerHour: 200 }],
    ["lending", "lease.cheapest", "$1,150.5", { lease: { cheapest: 115_050 } }],
    ["reminders", "payment.steps", "15 min, 2h, 1.5 days", { payment: { steps: [15, 120, 2_160] } }],
    ["returns", "days", "60", { days: 60 }],
    ["reminders", "pickup.steps", "", { pickup: { steps: [] } }],
  ] as const)("%s reads %s as somebody types it: %s", (section, name, text, expected) => {
    expect(form(section).read({ ...shown(section), [name]: text }, DEFAULT_SETTINGS)).toMatchObject({
      value: expected,
    })
  })

  test.each([
    ["general", "name", "  "],
    ["tax", "rates.TX", "21"],
    ["tax", "rates.TX", ""],
    ["tax", "rates.TX", "8,25"],
    ["shipping", "surcharges.AK", "-1"],
    ["fraud", "reviewAbove", "high"],
    ["fraud", "declinedCardsPerHour", "0"],
    ["lending", "lease.cheapest", ""],
    ["lending", "loan.dearest", "half"],
    ["returns", "days", "0"],
    ["returns", "days", "366"],
    ["reminders", "payment.steps", "soon"],
    ["reminders", "payment.end", "1 fortnight"],
  ] as const)("%s says at %s that %j is not possible", (section, name, text) => {
    const read = form(section).read({ ...shown(section), [name]: text }, DEFAULT_SETTINGS)
    expect(read).toEqual({ errors: { [name]: expect.any(String) } })
  })

  test("keeps the weight bands, which have a form of their own", () => {
    const shipping = { surcharges: {}, weightBands: [{ upTo: null, cost: 500 }] }
    const before = { ...DEFAULT_SETTINGS, shipping }
    expect(form("shipping").read(form("shipping").values(before), before)).toEqual({ value: shipping })
  })

  test("shows what the server says at the field that it is about", () => {
    const { fields } = form("reminders")
    expect(fieldOf("payment", fields)).toBe("payment.end")
    expect(fieldOf("payment.steps.1", fields)).toBe("payment.steps")
    expect(fieldOf("loan.dearest", form("lending").fields)).toBe("loan.dearest")
    expect(fieldOf("rates.TX", form("tax").fields)).toBe("rates.TX")
  })
})
