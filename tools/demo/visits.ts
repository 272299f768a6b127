import type { Faker } from "@faker-js/faker"
import { toNewEvent } from "@voltread/api/platform/commands/command-handler.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { type VisitEvent, visitCodec } from "@voltread/domain/marketing/visit.ts"
import { visitStream } from "@voltread/domain/stream.ts"
import { type StreamDay, splitByDay } from "../history/dated-commands.ts"
import { AFFILIATES } from "./marketing.ts"

const VISITS = 2_400
const GUEST: Actor = { id: "guest", name: "Guest", role: "guest" }

/** Clicks of affiliates, all in the `span` milliseconds before `end` and more of them towards it. */
export const demoVisits = (faker: Faker, end: number, span: number): ReadonlyArray<StreamDay> =>
  Array.from({ length: VISITS }, (_, index) => {
    const affiliate = faker.helpers.arrayElement(AFFILIATES)
    const visitId = faker.string.uuid()
    const stream = visitStream(visitId)
    const at = new Date(end - Math.round(span * (1 - (index + 1) / VISITS) ** 1.25)).toISOString()
    const parameters = {
      utm_source: "partner",
      utm_medium: "affiliate",
      affiliate_id: affiliate.id,
      sub_affiliate_id: faker.helpers.arrayElement(affiliate.subIds),
      acid: affiliate.rollupId,
      click_hash: faker.string.hexadecimal({ length: 16, casing: "lower", prefix: "" }),
    }
    const began: VisitEvent = { type: "VisitBegan", data: { visitId, parameters } }
    const intent = { commandId: visitId, correlationId: visitId, actor: GUEST, now: at }
    return splitByDay(stream, [toNewEvent(visitCodec, stream, began, 0, intent)])
  }).flat()
