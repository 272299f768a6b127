import { isStateCode, type StateCode, US_STATES } from "./us-states.ts"

/** What a text says of an address; null: nothing. The city in lower case, as it was written. */
export interface NamedPlace {
  readonly city: string | null
  readonly state: StateCode | null
  readonly postalCode: string | null
}

const STATES = new Map<string, StateCode>(
  Object.entries(US_STATES).flatMap(([code, name]) =>
    isStateCode(code)
      ? [
          [code.toLowerCase(), code],
          [name.toLowerCase(), code],
        ]
      : [],
  ),
)

const ADDRESS = /^(?<words>[a-z](?:[a-z' -]|\.(?= ))*)?(?:(?:^|\s)(?<postalCode>\d{5})(?:-\d{4})?)?$/

/**
 * The places that a text may mean: `austin`, `austin tx`, `Austin, Texas 78701`, `78701`, `tx`; for `new york`, the state
 * and the city. None for a text that is no place, such as an email address.
 */
export const namedPlaces = (text: string): ReadonlyArray<NamedPlace> => {
  const line = text
    .toLowerCase()
    .replaceAll(/[\s,]+/g, " ")
    .trim()
  const { words, postalCode = null } = ADDRESS.exec(line)?.groups ?? {}
  if (words === undefined) return postalCode === null ? [] : [{ city: null, state: null, postalCode }]
  const name = words.trim()
  const whole = STATES.get(name)
  return [
    ...(whole === undefined ? [] : [{ city: null, state: whole, postalCode }]),
    ...[...STATES].flatMap(([written, state]) =>
      name.endsWith(` ${written}`) ? [{ city: name.slice(0, -written.length - 1), state, postalCode }] : [],
    ),
    ...(name.length > 2 ? [{ city: name, state: null, postalCode }] : []),
  ]
}
