import type { Faker } from "@faker-js/faker"
import { toNewEvent } from "@voltread/api/platform/commands/command-handler.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { type VisitEvent, type VisitParameters, visitCodec } from "@voltread/domain/marketing/visit.ts"
import { aVisit } from "@voltread/domain/marketing/visit-examples.ts"
import { visitStream } from "@voltread/domain/stream.ts"
import { type StreamDay, splitByDay } from "../history/dated-commands.ts"
import { AFFILIATES, SOURCES, type TrafficSource } from "./marketing.ts"

const GUEST: Actor = { id: "guest", name: "Guest", role: "guest" }

export interface DemoVisit {
  readonly visitId: string
  readonly at: string
  readonly parameters: VisitParameters
}

interface Visits {
  /** Milliseconds. */
  readonly span: number
  readonly count: number
}

/** Visits from all sources in the span before `end`, more of them towards its end. */
export const demoVisits = (faker: Faker, end: number, { span, count }: Visits): ReadonlyArray<DemoVisit> =>
  Array.from({ length: count }, (_, index) => ({
    visitId: faker.string.uuid(),
    at: new Date(end - Math.round(span * (1 - (index + 1) / count) ** 1.25)).toISOString(),
    parameters: parametersOf(
      faker,
      faker.helpers.weightedArrayElement(SOURCES.map((value) => ({ value, weight: value.weight }))),
    ),
  }))

const parametersOf = (faker: Faker, source: TrafficSource): VisitParameters => {
  const { utmSource, utmMedium, campaigns, terms } = source
  return {
    ...(utmSource === null ? {} : { utm_source: utmSource }),
    ...(utmMedium === null ? {} : { utm_medium: utmMedium }),
    ...(campaigns.length === 0 ? {} : { utm_campaign: faker.helpers.arrayElement(campaigns) }),
    ...(terms.length === 0 ? {} : { utm_term: faker.helpers.arrayElement(terms) }),
    ...(utmSource === "google" ? { gclid: faker.string.alphanumeric(20) } : {}),
    ...(utmSource === "facebook" ? { fbclid: faker.string.alphanumeric(20) } : {}),
    ...(source.isAffiliate ? clickOf(faker) : {}),
  }
}

const clickOf = (faker: Faker): VisitParameters => {
  const affiliate = faker.helpers.arrayElement(AFFILIATES)
  return {
    affiliate_id: affiliate.id,
    sub_affiliate_id: faker.helpers.arrayElement(affiliate.subIds),
    acid: affiliate.rollupId,
    click_hash: faker.string.hexadecimal({ length: 16, casing: "lower", prefix: "" }),
  }
}

/** The visits as events. */
export const visitStreams = (visits: ReadonlyArray<DemoVisit>): ReadonlyArray<StreamDay> =>
  visits.flatMap(({ visitId, at, parameters }) => {
    const stream = visitStream(visitId)
    const began: VisitEvent = { type: "VisitBegan", data: aVisit({ visitId, parameters }) }
    const intent = { commandId: visitId, correlationId: visitId, actor: GUEST, now: at }
    return splitByDay(stream, [toNewEvent(visitCodec, stream, began, 0, intent)])
  })
