import { Effect, Schema } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"
import { PAUSE_AFTER_ATTEMPTS } from "../platform/postgres/next-try.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { withCircuitBreakers } from "./circuit-breakers.ts"
import type { Dispute } from "./gateway-message.ts"
import { storeMessage } from "./inbox.ts"
import { PaymentGateways, type PaymentGatewaysService } from "./payment-gateways.ts"

/** Banks open disputes for about this long after a payment. */
const FIRST_LOOK = "120 days"

/** The most that one look covers, so that a gateway can answer in time: after a pause, several follow each other. */
const AT_ONCE = "7 days"

/** A dispute may reach the gateway's search later than its date, and its days are not those of UTC. */
const OVERLAP = "3 days"
const AHEAD = "1 day"

/**
 * Asks each gateway daily for the disputes that began or changed since it was last asked: gateways repeat a message for a
 * day only, and one that is lost is never sent again. What they answer is worked off as their messages are.
 */
export const lookForDisputes: Effect.Effect<void, DatabaseError, Database | PaymentGateways> = Effect.gen(
  function* () {
    const gateways = withCircuitBreakers(yield* PaymentGateways)
    const names = gateways.names.filter((name) => gateways.find(name)?.disputesBetween !== undefined)
    yield* beginWith(names)
    for (let due = yield* takeDue(names); due.length > 0; due = yield* takeDue(names)) {
      yield* Effect.forEach(
        due,
        (search) =>
          askOne(gateways, search).pipe(
            Effect.catchTags({
              GatewayUnavailable: wait(search),
              GatewayMisconfigured: wait(search),
            }),
            survivingDefect(`The disputes of ${search.gateway}`),
          ),
        { discard: true },
      )
    }
  },
)

const wait =
  ({ gateway }: Search) =>
  ({ reason }: GatewayError) =>
    Effect.logWarning(`Disputes are asked for later: ${reason}`).pipe(Effect.annotateLogs({ gateway }))

/** Nothing older than the store's audit, which does not judge the history of a former shop either. */
const beginWith = (names: ReadonlyArray<string>): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `insert into dispute_search (gateway, known_until)
           select name, greatest(now() - interval '${FIRST_LOOK}', (select since from audit_pass))
           from unnest($1::text[]) as asked (name)
           on conflict (gateway) do nothing`,
    values: [names],
  }).pipe(Effect.asVoid)

const Search = Schema.Struct({
  gateway: Schema.String,
  from_day: Schema.String,
  to_day: Schema.String,
  until: Schema.Date,
  is_last: Schema.Boolean,
})
type Search = typeof Search.Type

const day = (instant: string): string => `to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD')`

/** Takes those that are due, each for a while; retries back off. */
const takeDue = (
  names: ReadonlyArray<string>,
): Effect.Effect<ReadonlyArray<Search>, DatabaseError, Database> =>
  rows(Search, {
    text: `update dispute_search set attempts = attempts + 1, next_at = now() + ${PAUSE_AFTER_ATTEMPTS}
           where gateway = any ($1) and next_at <= now()
           returning gateway,
             ${day(`known_until - interval '${OVERLAP}'`)} as from_day,
             ${day(`least(now(), known_until + interval '${AT_ONCE}') + interval '${AHEAD}'`)} as to_day,
             least(now(), known_until + interval '${AT_ONCE}') as until,
             known_until + interval '${AT_ONCE}' >= now() as is_last`,
    values: [names],
  })

const askOne = Effect.fnUntraced(function* (
  gateways: PaymentGatewaysService,
  { gateway: name, from_day, to_day, until, is_last }: Search,
) {
  const { disputesBetween } = yield* gateways.named(name)
  if (disputesBetween === undefined) return
  for (const dispute of yield* disputesBetween(from_day, to_day)) yield* storeFound(name, dispute)
  yield* execute({
    text: `update dispute_search set known_until = $2, attempts = 0,
             next_at = now() + case when $3 then interval '1 day' else interval '0' end
           where gateway = $1`,
    values: [name, until, is_last],
  })
})

/** Once a day for each state of a dispute: a day later the shop may know the payment that it is about. */
const storeFound = (gateway: string, dispute: Dispute) => {
  const at = new Date().toISOString()
  const eventId = `dispute:${dispute.disputeId}:${dispute.status}:${at.slice(0, 10)}`
  const message = {
    _tag: "Dispute",
    eventId,
    at,
    ...dispute,
    wasAskedFor: true,
  } as const
  return storeMessage({ gateway, message, correlationId: eventId }, Buffer.from(JSON.stringify(message)))
}
