import { Schema } from "effect"
import { expect, test } from "vitest"
import { settingsDifferences } from "./settings-words.ts"
import { DEFAULT_SETTINGS, SETTING_SECTIONS, type SettingSection, ShopSettings } from "./shop-settings.ts"

/** Another value of every setting; it does not compile while one is missing. */
const OTHERS: { readonly [Section in SettingSection]: Required<ShopSettings[Section]> } = {
  general: { name: "Another" },
  time: { timeZone: "America/Denver", cutOffHour: 9 },
  tax: { rates: { TX: 1_000 }, taxesShipping: [] },
  shipping: {
    surcharges: { AK: 2_500 },
    weightBands: [{ upTo: null, cost: 900 }],
    stateWeightBands: { AK: [{ upTo: null, cost: 1_900 }] },
  },
  lending: {
    lease: { cheapest: 200_00, dearest: 3_000_00 },
    loan: { cheapest: 600_00, dearest: 4_000_00 },
  },
  fraud: { reviewAbove: 60, declinedCardsPerHour: 20 },
  reminders: {
    payment: { steps: [60], end: 1_440 },
    signature: { steps: [60], end: 1_440 },
    pickup: { steps: [60], end: 1_440 },
  },
  returns: { days: 14 },
}

const SETTINGS = SETTING_SECTIONS.flatMap((section) =>
  Object.entries(OTHERS[section]).map(([name, value]) => ({ section, name, value })),
)
const decode = Schema.decodeUnknownSync(ShopSettings)

test.each(SETTINGS)("a change of $section.$name is told in words", ({ section, name, value }) => {
  const after = decode({ ...DEFAULT_SETTINGS, [section]: { ...DEFAULT_SETTINGS[section], [name]: value } })
  expect(settingsDifferences(section, DEFAULT_SETTINGS, after)).not.toEqual([])
})
