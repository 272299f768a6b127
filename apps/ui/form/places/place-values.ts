import type { PlaceData, PlaceOfPostalCode } from "@voltread/domain/contract/place.ts"
import { isSameCity } from "@voltread/domain/shared/city-search.ts"
import { noStateHas, postalCodeMismatch, statesOfPostalCode } from "@voltread/domain/shared/postal-code.ts"
import { isStateCode, US_STATES } from "@voltread/domain/shared/us-states.ts"

/** Where an address is, as its form has it. */
export interface PlaceValues {
  readonly postalCode: string
  readonly city: string
  /** Its code, such as TX. */
  readonly state: string
}

interface CityChoice {
  readonly city: string
  readonly state: string
}

/** What a person is told of the place they typed. */
interface PlaceNote {
  /** Empty: there is nothing to say beside the choices. */
  readonly words: string
  readonly choices: ReadonlyArray<CityChoice>
}

export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text)

const NOTHING: PlaceNote = { words: "", choices: [] }
const nameOf = (state: string): string => (isStateCode(state) ? US_STATES[state] : state)

/** The values that a place fills in: only free fields, and a city only where the ZIP code has one. */
export const fillingOf = (
  { cities: [city], state, isExact }: PlaceOfPostalCode,
  isFree: (name: "city" | "state") => boolean,
): Partial<PlaceValues> => ({
  ...(isExact && city !== undefined && isFree("city") ? { city } : {}),
  ...(isFree("state") ? { state } : {}),
})

/**
 * What to say of a complete ZIP code beside the city and state. `known` is undefined until the shop has answered;
 * `isCityDone` is false while somebody types the city; `isCityFilled`: it was not typed, but came with the ZIP code.
 */
export const noteOf = (
  { postalCode, city, state }: PlaceValues,
  known: PlaceData | undefined,
  { isCityDone, isCityFilled }: { readonly isCityDone: boolean; readonly isCityFilled: boolean },
): PlaceNote => {
  const place = known?.place
  if (place == null) return { words: wordsOfUnknown(postalCode, state, known), choices: [] }
  const choices = place.cities.map((each) => ({ city: each, state: place.state }))
  if (isOfAnotherState(place, postalCode, state)) {
    return { words: `${postalCode} is in ${nameOf(place.state)}, not in ${nameOf(state)}.`, choices }
  }
  if (city === "") return { words: "", choices }
  const others = choices.filter((each) => !isSameCity(each.city, city))
  const isOneOfThem = others.length < choices.length
  if (!place.isExact || (isOneOfThem && !isCityFilled) || others.length === 0) return NOTHING
  if (isOneOfThem) return { words: `${postalCode} has more than one city.`, choices: others }
  return isCityDone
    ? { words: `${postalCode} is in ${choices.map(labelOf).join(" and ")}.`, choices }
    : NOTHING
}

export const labelOf = ({ city, state }: CityChoice): string => `${city}, ${state}`

/** The state of a region (the first three digits) is only likely: some regions reach into a neighboring state. */
const isOfAnotherState = (place: PlaceOfPostalCode, postalCode: string, state: string): boolean =>
  isStateCode(state) &&
  state !== place.state &&
  (place.isExact || postalCodeMismatch(postalCode, state) !== undefined)

const wordsOfUnknown = (postalCode: string, state: string, known: PlaceData | undefined): string => {
  const [actual] = statesOfPostalCode(postalCode)
  if (actual === undefined) return noStateHas(postalCode)
  if (isStateCode(state) && postalCodeMismatch(postalCode, state) !== undefined) {
    return `${postalCode} is in ${nameOf(actual)}, not in ${nameOf(state)}.`
  }
  return known?.hasPlaces === true
    ? `We do not know the ZIP code ${postalCode}. Please check it; if it is right, go on.`
    : ""
}
