import { cleanLine } from "../shared/characters.ts"

/**
 * The query parameters that are kept (spec §5), with the lifetime of their cookies in days (spec §9). The Google
 * Keywords report groups by `utm_term` (lifecycle §8); `utm_content` distinguishes the ads of one campaign.
 */
export const TRACKING_DAYS = {
  utm_source: 3,
  utm_medium: 3,
  utm_campaign: 3,
  utm_term: 3,
  utm_content: 3,
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

/**
 * Together these identify the click of an affiliate: those of one affiliate mean nothing with the id of another, so a
 * new affiliate's link replaces all of them.
 */
export const AFFILIATE_PARAMETERS = ["affiliate_id", "sub_affiliate_id", "click_hash", "acid"] as const

/** Together these name a campaign: those of one link mean nothing with the source of another. */
export const CAMPAIGN_PARAMETERS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const

/** Parameters that identify one person's click: not kept without their consent where the law requires it. */
const IDENTIFIERS: ReadonlySet<TrackingParameter> = new Set(["fbclid", "gclid", "click_hash"])

/** The parameters without those that identify a person. */
export const withoutIdentifiers = (parameters: TrackingParameters): TrackingParameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !isKnown(name) || !IDENTIFIERS.has(name)))

const isKnown = (name: string): name is TrackingParameter => Object.hasOwn(TRACKING_DAYS, name)

/**
 * The known parameters of an address, without unusable characters; the first of several values, and none that is empty
 * or too long.
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

/**
 * A dotted IPv4 address: four numbers from 0 to 255 without leading zeros. Other addresses of visitors are not kept.
 */
export const isIPv4 = (address: string): boolean => {
  const parts = address.split(".")
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}

/** The visits that a browser remembers, under the names that orders use. */
export const VISIT_KEYS = ["visit_id", "first_visit_id", "last_visit_id", "paid_visit_id"] as const
type VisitKey = (typeof VISIT_KEYS)[number]
export type VisitIds = Partial<Readonly<Record<VisitKey, string>>>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isVisitKey = (name: string): name is VisitKey => VISIT_KEYS.some((key) => key === name)

/** The visits among parameters or cookies; invalid visit ids are ignored. */
export const knownVisits = (entries: Iterable<readonly [name: string, value: string]>): VisitIds => {
  const known: Partial<Record<VisitKey, string>> = {}
  for (const [name, value] of entries) if (isVisitKey(name) && UUID.test(value)) known[name] = value
  return known
}
