import { cleanLine } from "../shared/characters.ts"

/**
 * The parameters of an address that are kept (spec §5), with the days that their cookies live (spec §9). `utm_term` is
 * what the Google Keywords report groups by (lifecycle §8).
 */
export const TRACKING_DAYS = {
  utm_source: 3,
  utm_medium: 3,
  utm_campaign: 3,
  utm_term: 3,
  acid: 3,
  fbclid: 30,
  gclid: 30,
  affiliate_id: 30,
  sub_affiliate_id: 30,
  click_hash: 30,
} as const

export type TrackingParameter = keyof typeof TRACKING_DAYS
export type TrackingParameters = Partial<Readonly<Record<TrackingParameter, string>>>

/** Longer values are dropped: no real campaign has them. */
const MAX_LENGTH = 500

const isKnown = (name: string): name is TrackingParameter => Object.hasOwn(TRACKING_DAYS, name)

/**
 * What is known of the parameters of an address, without characters that no text may have; the first of several values,
 * nothing that is empty or endless.
 */
export const knownParameters = (
  parameters: Iterable<readonly [name: string, value: string]>,
): TrackingParameters => {
  const known: Partial<Record<TrackingParameter, string>> = {}
  for (const [name, text] of parameters) {
    if (!isKnown(name) || known[name] !== undefined || text.length > MAX_LENGTH) continue
    const value = cleanLine(text, MAX_LENGTH)
    if (value !== "") known[name] = value
  }
  return known
}

/** A dotted IPv4 address: four numbers from 0 to 255 without leading zeros. Other visitors' addresses are not kept. */
export const isIPv4 = (address: string): boolean => {
  const parts = address.split(".")
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}
