import type { VisitRequest } from "@voltread/domain/contract/visit.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { knownParameters, withoutIdentifiers } from "@voltread/domain/marketing/tracking.ts"
import { type VisitBegan, type VisitEvent, visitCodec } from "@voltread/domain/marketing/visit.ts"
import {
  asksForConsent,
  type ConsentFacts,
  deviceClassOf,
  isBot,
  mayIdentify,
} from "@voltread/domain/marketing/visitor.ts"
import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { visitStream } from "@voltread/domain/stream.ts"
import { Clock, Effect } from "effect"
import type { Intent } from "../platform/commands/aggregate.ts"
import { toNewEvent } from "../platform/commands/command-handler.ts"
import { rollupAt } from "./rollup-at.ts"

/** What the request itself reveals about a browser. */
export interface Visitor {
  readonly userAgent: string
  readonly country: string | null
  readonly hasPrivacyControl: boolean
}

const MAX_ADDRESS = 300

/** A path without its query; null for an address that has none. */
const pathOf = (address: string | undefined): string | null => {
  if (address?.startsWith("/") !== true) return null
  const [path = "/"] = address.split(/[?#]/)
  return cleanLine(path, MAX_ADDRESS)
}

/**
 * The page of another site, without its query and fragment; null for the store's own pages, and for an address that is
 * no page.
 */
const foreignPage = (address: string | undefined, shopHost: string): string | null => {
  if (address === undefined || !URL.canParse(address)) return null
  const { protocol, host, hostname, pathname } = new URL(address)
  if (!/^https?:$/.test(protocol) || hostname === shopHost) return null
  return cleanLine(`${protocol}//${host}${pathname}`, MAX_ADDRESS)
}

const consentFacts = (
  { consent, isEuropeanTime = false }: VisitRequest,
  { country, hasPrivacyControl }: Visitor,
): ConsentFacts => ({ choice: consent ?? null, country, isEuropeanTime, hasPrivacyControl })

/** The facts of a visit to record; those that identify the visitor are left out unless the law allows storing them. */
export const visitFacts = (request: VisitRequest, visitor: Visitor, shopHost: string): VisitBegan => {
  const hasConsent = mayIdentify(consentFacts(request, visitor))
  const parameters = knownParameters(Object.entries(request.parameters))
  return {
    visitId: request.visitId,
    parameters: hasConsent ? parameters : withoutIdentifiers(parameters),
    landingPage: pathOf(request.landingPage),
    referrer: foreignPage(request.referrer, shopHost),
    deviceClass: deviceClassOf(visitor.userAgent),
    country: visitor.country,
    isBot: request.isAutomated === true || isBot(visitor.userAgent),
    hasConsent,
  }
}

export const consentAnswer = (request: VisitRequest, visitor: Visitor) => {
  const facts = consentFacts(request, visitor)
  return {
    mayIdentify: mayIdentify(facts),
    asksForConsent: facts.choice === null && asksForConsent(facts),
  }
}

/** Like `withRollup` for an order: a visit counts for the rollup that the affiliate belonged to at the time. */
const withRollupOfLink = Effect.fnUntraced(function* (facts: VisitBegan) {
  const { affiliate_id: affiliateId, acid } = facts.parameters
  if (affiliateId === undefined || acid !== undefined) return facts
  const rollupId = yield* rollupAt(affiliateId, yield* Clock.currentTimeMillis)
  return rollupId === null ? facts : { ...facts, rollupId }
})

/** Records a visit. Idempotent. */
export const recordVisit = Effect.fnUntraced(function* (facts: VisitBegan, intent: Intent) {
  const log = yield* EventLog
  const stream = visitStream(facts.visitId)
  const began: VisitEvent = { type: "VisitBegan", data: yield* withRollupOfLink(facts) }
  yield* log
    .append(stream, "no-stream", [toNewEvent(visitCodec, stream, began, 0, intent)])
    .pipe(Effect.catchTag("WrongExpectedRevision", () => Effect.void))
})
