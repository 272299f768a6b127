import {
  AFFILIATE_PARAMETERS,
  CAMPAIGN_PARAMETERS,
  knownParameters,
  knownVisits,
  TRACKING_DAYS,
  type TrackingParameters,
  VISIT_KEYS,
  type VisitIds,
} from "@voltread/domain/marketing/tracking.ts"

const PREFIX = "vt_"
const DAY = 86_400
/** A page that is opened later than this begins another visit. */
const VISIT_SECONDS = 30 * 60
const MAX_DAYS = 30

/** What the cookies say: parameters of links, and the visits that an order is counted for. */
export type Tracking = TrackingParameters & VisitIds

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}

const entriesOf = (cookies: string): ReadonlyArray<readonly [string, string]> =>
  cookies.split(";").flatMap((pair): ReadonlyArray<readonly [string, string]> => {
    const [name = "", value = ""] = pair.trim().split("=")
    return name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), decode(value)]] : []
  })

/** Parameters and visits from the cookies. */
export const readTracking = (cookies: string): Tracking => {
  const entries = entriesOf(cookies)
  return { ...knownParameters(entries), ...knownVisits(entries) }
}

/** A cookie of ours to be set; no time to live deletes it. */
interface TrackingCookie {
  readonly name: string
  readonly value: string
  readonly seconds: number
}

const daysOf = (name: string): number =>
  Object.entries(TRACKING_DAYS).find(([known]) => known === name)?.[1] ?? MAX_DAYS

/**
 * The cookies of a link's parameters, each with its own lifetime (spec §9). What the link of an earlier affiliate or
 * campaign has left does not mix with that of this one.
 */
export const parameterCookies = (parameters: TrackingParameters): ReadonlyArray<TrackingCookie> => {
  const namesCampaign = CAMPAIGN_PARAMETERS.some((name) => parameters[name] !== undefined)
  const replaced = [
    ...(parameters.affiliate_id === undefined ? [] : AFFILIATE_PARAMETERS),
    ...(namesCampaign ? CAMPAIGN_PARAMETERS : []),
  ]
  return [
    ...replaced.filter((name) => parameters[name] === undefined).map(ended),
    ...Object.entries(parameters).map(([name, value]) => ({ name, value, seconds: daysOf(name) * DAY })),
  ]
}

const ended = (name: string): TrackingCookie => ({ name, value: "", seconds: 0 })

/** For as long as the longest-lived parameter of its link, so that an order names visits and parameters alike. */
const secondsOfTouch = (parameters: TrackingParameters): number => {
  const days = Object.keys(parameters).map(daysOf)
  return (days.length === 0 ? MAX_DAYS : Math.max(...days)) * DAY
}

export interface NewVisit {
  readonly visitId: string
  readonly parameters: TrackingParameters
  /** A link with parameters or another site led here; false for a direct visit. */
  readonly wasReferred: boolean
  readonly isPaid: boolean
}

/** The cookies by which an order knows its visits; `known` is what they say now. */
export const visitCookies = (
  { visitId, parameters, wasReferred, isPaid }: NewVisit,
  known: VisitIds,
): ReadonlyArray<TrackingCookie> => {
  const seconds = secondsOfTouch(parameters)
  const isLast = wasReferred || known.last_visit_id === undefined
  return [
    { name: "visit_id", value: visitId, seconds: VISIT_SECONDS },
    ...(known.first_visit_id === undefined
      ? [{ name: "first_visit_id", value: visitId, seconds: MAX_DAYS * DAY }]
      : []),
    ...(isLast ? [{ name: "last_visit_id", value: visitId, seconds }] : []),
    ...(isPaid ? [{ name: "paid_visit_id", value: visitId, seconds }] : []),
  ]
}

/** Prolongs a visit. */
export const prolongedVisit = (visitId: string): TrackingCookie => ({
  name: "visit_id",
  value: visitId,
  seconds: VISIT_SECONDS,
})

export const setTracking = (cookies: ReadonlyArray<TrackingCookie>): void => {
  const secure = location.protocol === "https:" ? "; secure" : ""
  for (const { name, value, seconds } of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers we serve
    document.cookie = `${PREFIX}${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}`
  }
}

/** For a visitor who must not be identified. */
export const clearTracking = (): void =>
  setTracking([...Object.keys(TRACKING_DAYS), ...VISIT_KEYS].map(ended))
