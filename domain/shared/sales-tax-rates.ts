import type { StateCode } from "./us-states.ts"

/**
 * The statewide rates, in thousandths of a percent (6.875 % is 6875), 2025. Rates of single counties or cities are not
 * included.
 */
export const RATES_OF_2025: Readonly<Record<StateCode, number>> = {
  AL: 4_000,
  AK: 0,
  AZ: 5_600,
  AR: 6_500,
  CA: 7_250,
  CO: 2_900,
  CT: 6_350,
  DE: 0,
  DC: 6_000,
  FL: 6_000,
  GA: 4_000,
  HI: 4_000,
  ID: 6_000,
  IL: 6_250,
  IN: 7_000,
  IA: 6_000,
  KS: 6_500,
  KY: 6_000,
  LA: 5_000,
  ME: 5_500,
  MD: 6_000,
  MA: 6_250,
  MI: 6_000,
  MN: 6_875,
  MS: 7_000,
  MO: 4_225,
  MT: 0,
  NE: 5_500,
  NV: 6_850,
  NH: 0,
  NJ: 6_625,
  NM: 4_875,
  NY: 4_000,
  NC: 4_750,
  ND: 5_000,
  OH: 5_750,
  OK: 4_500,
  OR: 0,
  PA: 6_000,
  RI: 7_000,
  SC: 6_000,
  SD: 4_200,
  TN: 7_000,
  TX: 6_250,
  UT: 6_100,
  VT: 6_000,
  VA: 5_300,
  WA: 6_500,
  WV: 6_000,
  WI: 5_000,
  WY: 4_000,
}

/** States that tax what a seller charges for delivering taxable items, even where the invoice lists it separately. */
export const SHIPPING_TAXED_IN_2025 =
  "AR CT DC GA HI IN KY MN MS NE NJ NM NY NC ND OH PA RI SC SD TN TX VT WA WV WI".split(" ")
