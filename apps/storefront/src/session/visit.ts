import type { VisitData, VisitRequest } from "@voltread/domain/contract/visit.ts"
import { knownParameters, type TrackingParameters } from "@voltread/domain/marketing/tracking.ts"
import { isPaid, trafficSource } from "@voltread/domain/marketing/traffic-source.ts"
import { mayIdentify } from "@voltread/domain/marketing/visitor.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import { googleTagId } from "../analytics/google-tag-id.ts"
import { askForConsent, type ConsentChoice } from "./consent.ts"
import { consentChoice, rememberConsent } from "./consent-cookie.ts"
import { isEuropeanTime } from "./european-time.ts"
import {
  clearTracking,
  type NewVisit,
  parameterCookies,
  prolongedVisit,
  readTracking,
  setTracking,
  type Tracking,
  visitCookies,
} from "./tracking.ts"

export interface Arrival {
  readonly parameters: TrackingParameters
  /** The page that led here; empty: none. */
  readonly referrer: string
  readonly origin: string
  /** The page was reloaded, or reached by the browser's back or forward button. */
  readonly isReturn: boolean
}

const cameFromOutside = ({ referrer, origin }: Arrival): boolean =>
  URL.canParse(referrer) && new URL(referrer).origin !== origin

const cameFromHere = ({ referrer, origin }: Arrival): boolean =>
  URL.canParse(referrer) && new URL(referrer).origin === origin

/**
 * Whether this page begins a visit. With cookies: none is going on, or a link with other parameters led here. Without
 * cookies: it was not opened from a page of ours.
 */
export const beginsVisit = (arrival: Arrival, known: Tracking | null): boolean => {
  if (known === null) return !arrival.isReturn && !cameFromHere(arrival)
  if (known.visit_id === undefined) return true
  return Object.entries(arrival.parameters).some(([name, value]) => Reflect.get(known, name) !== value)
}

const newVisit = (visitId: string, arrival: Arrival): NewVisit => {
  const from = trafficSource(arrival.parameters, arrival.referrer)
  return {
    visitId,
    parameters: arrival.parameters,
    wasReferred: Object.keys(arrival.parameters).length > 0 || cameFromOutside(arrival),
    isPaid: isPaid(from),
  }
}

const isReturn = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && (entry.type === "reload" || entry.type === "back_forward"))

const hasPrivacyControl = (): boolean => Reflect.get(navigator, "globalPrivacyControl") === true

/** Call it only if the visitor may be identified; does nothing where no Google tag is configured. */
const startAnalytics = async (): Promise<void> => {
  const id = googleTagId()
  if (id === null) return
  const [{ googleTag }, { connectAnalytics }] = await Promise.all([
    import("../analytics/google-tag.ts"),
    import("../analytics/analytics.ts"),
  ])
  const {
    affiliate_id = null,
    sub_affiliate_id = null,
    acid: rollup_id = null,
  } = readTracking(document.cookie)
  connectAnalytics(googleTag(id), { affiliate_id, sub_affiliate_id, rollup_id })
}

const isSet = (data: unknown, name: keyof typeof VisitData.Type): boolean =>
  typeof data === "object" && data !== null && Reflect.get(data, name) === true

/**
 * Counts the visit that this page begins, if it does. Cookies are set only where the law lets us without asking, or the
 * visitor has consented; the visit counts either way.
 */
export const countVisit = async (rest: RestRequest): Promise<void> => {
  const arrival: Arrival = {
    parameters: knownParameters(new URLSearchParams(location.search)),
    referrer: document.referrer,
    origin: location.origin,
    isReturn: isReturn(),
  }
  const landingPage = location.pathname
  const choice = consentChoice(document.cookie)
  const facts = { choice, isEuropeanTime: isEuropeanTime(), hasPrivacyControl: hasPrivacyControl() }
  const isAllowed = mayIdentify({ ...facts, country: null })
  if (!isAllowed) clearTracking()
  const known = isAllowed ? readTracking(document.cookie) : null
  if (isAllowed) await startAnalytics()
  if (!beginsVisit(arrival, known)) {
    if (known?.visit_id !== undefined) setTracking([prolongedVisit(known.visit_id)])
    return
  }
  const visit = newVisit(crypto.randomUUID(), arrival)
  const keep = () =>
    setTracking([
      ...parameterCookies(arrival.parameters),
      ...visitCookies(visit, readTracking(document.cookie)),
    ])
  if (isAllowed) keep()
  const body: VisitRequest = {
    visitId: visit.visitId,
    parameters: { ...arrival.parameters },
    landingPage: landingPage.slice(0, 4_000),
    referrer: arrival.referrer.slice(0, 4_000),
    isEuropeanTime: facts.isEuropeanTime,
    ...(choice === null ? {} : { consent: choice }),
    ...(navigator.webdriver ? { isAutomated: true } : {}),
  }
  const answer = await rest({ method: "POST", path: "/api/visits", body })
  if (answer?.isSuccess !== true) return
  if (!isSet(answer.data, "mayIdentify")) clearTracking()
  if (isSet(answer.data, "asksForConsent")) {
    askForConsent((given: ConsentChoice) => {
      rememberConsent(given)
      if (given === "granted") {
        keep()
        void startAnalytics()
      } else clearTracking()
    })
  }
}
