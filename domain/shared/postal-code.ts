import { isStateCode, type StateCode, US_STATES } from "./us-states.ts"

/** The first three digits of the postal codes of each state, as the Postal Service assigns them. */
const PREFIXES: Readonly<Record<StateCode, string>> = {
  AL: "350-352 354-369",
  AK: "995-999",
  AZ: "850-853 855-857 859-860 863-865",
  AR: "716-729",
  CA: "900-908 910-928 930-961",
  CO: "800-816",
  CT: "060-069",
  DE: "197-199",
  DC: "200 202-205 569",
  FL: "320-339 341-342 344 346-347 349",
  GA: "300-319 398-399",
  HI: "967-968",
  ID: "832-838",
  IL: "600-620 622-629",
  IN: "460-479",
  IA: "500-516 520-528",
  KS: "660-662 664-679",
  KY: "400-427",
  LA: "700-701 703-708 710-714",
  ME: "039-049",
  MD: "205-212 214-219",
  MA: "010-027 055",
  MI: "480-499",
  MN: "550-551 553-567",
  MS: "386-397",
  MO: "630-631 633-641 644-658",
  MT: "590-599",
  NE: "680-681 683-693",
  NV: "889-891 893-895 897-898",
  NH: "030-038",
  NJ: "070-089",
  NM: "870-875 877-884",
  // 06390 is Fishers Island, served from Connecticut.
  NY: "005 063 100-149",
  NC: "270-289",
  ND: "580-588",
  OH: "430-459",
  OK: "730-731 734-741 743-749",
  OR: "970-979",
  PA: "150-196",
  RI: "028-029",
  SC: "290-299",
  SD: "570-577",
  TN: "370-385",
  TX: "733 750-770 772-799 885",
  UT: "840-847",
  VT: "050-054 056-059",
  // Federal offices around the capital share 205.
  VA: "201 205 220-246",
  WA: "980-986 988-994",
  WV: "247-268",
  WI: "530-532 534-535 537-549",
  // 83414 is Alta, served from Idaho.
  WY: "820-831 834",
}

/** The same of places that have ZIP codes and are in no state. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "Puerto Rico": "006-007 009",
  "the US Virgin Islands": "008",
  "a Pacific territory": "969",
  "a military or diplomatic post (APO, FPO, DPO)": "090-098 340 962-966",
}

const rangesOf = (prefixes: string): ReadonlyArray<readonly [first: string, last: string]> =>
  prefixes.split(" ").map((range) => {
    const [first = "", last = first] = range.split("-")
    return [first, last]
  })

const RANGES = new Map(
  Object.entries({ ...PREFIXES, ...ELSEWHERE }).map(([place, prefixes]) => [place, rangesOf(prefixes)]),
)

const lies = (prefix: string, place: string): boolean =>
  RANGES.get(place)?.some(([first, last]) => prefix >= first && prefix <= last) ?? false

/**
 * The states that a five-digit code may belong to; several where neighbors share a sorting center; none if unassigned.
 */
export const statesOfPostalCode = (postalCode: string): ReadonlyArray<StateCode> => {
  const prefix = postalCode.slice(0, 3)
  return Object.keys(US_STATES).filter(
    (state): state is StateCode => isStateCode(state) && lies(prefix, state),
  )
}

/** The message for a postal code that no state has. */
export const noStateHas = (postalCode: string): string => {
  const elsewhere = Object.keys(ELSEWHERE).find((place) => lies(postalCode.slice(0, 3), place))
  return elsewhere === undefined
    ? `No US state has the ZIP code ${postalCode}.`
    : `The ZIP code ${postalCode} is that of ${elsewhere}. We only serve the 50 states and Washington, DC.`
}

/** The message for a postal code outside of the chosen state; undefined if they match. */
export const postalCodeMismatch = (postalCode: string, state: StateCode): string | undefined => {
  if (lies(postalCode.slice(0, 3), state)) return undefined
  const [actual] = statesOfPostalCode(postalCode)
  return actual === undefined
    ? noStateHas(postalCode)
    : `The ZIP code ${postalCode} is in ${US_STATES[actual]}, not in ${US_STATES[state]}.`
}

/** The same for a form's check: the issue is reported at the postal code's field. */
export const postalCodeIssues = (field: string, postalCode: string, state: string) => {
  const issue = isStateCode(state) ? postalCodeMismatch(postalCode, state) : undefined
  return issue === undefined ? [] : [{ path: [field], issue }]
}
