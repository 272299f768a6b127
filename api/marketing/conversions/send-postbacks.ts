import { fillTemplate, isAccepted, NETWORKS } from "@voltread/domain/marketing/postback-template.ts"
import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { Effect, Schema } from "effect"
import { makeCircuitBreaker } from "../../platform/circuit-breaker.ts"
import { Cryptography } from "../../platform/cryptography.ts"
import { stillLeased } from "../../platform/postgres/lease.ts"
import { pauseBeforeSending } from "../../platform/postgres/next-try.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../../platform/postgres/query.ts"
import { recoveringDefect } from "../../platform/survive-defect.ts"
import { workOff } from "../../platform/work-off.ts"
import { AffiliateNetworks, type NetworkAnswer } from "../affiliate-networks.ts"

/** Time for one attempt; afterwards it may be tried again, for instance after a crash. */
const LEASE_SECONDS = 60
/** About two days with the pauses below. */
const MAX_ATTEMPTS = 60
const MAX_ANSWER = 300

const Due = Schema.Struct({
  postback_id: Schema.String,
  kind: Schema.Literals(["conversion", "reversal", "addition"]),
  value: Schema.Int,
  payout: Schema.Int,
  attempts: Schema.Int,
  order_number: Schema.String,
  affiliate_id: Schema.String,
  sub_affiliate_id: Schema.NullOr(Schema.String),
  click_hash: Schema.NullOr(Schema.String),
  network: Schema.NullOr(Schema.Literals(NETWORKS)),
  template: Schema.NullOr(Schema.String),
  network_token: Schema.NullOr(Schema.Uint8Array),
})
type Due = typeof Due.Type

/**
 * Leases due postbacks. Those of one order are sent in sequence: a reversal must not arrive before its conversion.
 */
const leaseDue = (limit: number) =>
  rows(Due, {
    text: `with due as (
             update affiliate_postback set attempts = attempts + 1,
               next_attempt_at = clock_timestamp() + make_interval(secs => $2)
             where postback_id in (
               select p.postback_id from affiliate_postback p
               where p.state = 'waiting' and p.next_attempt_at <= now() and not exists (
                 select from affiliate_postback earlier
                 where earlier.order_id = p.order_id and earlier.revision < p.revision
                   and earlier.state in ('waiting', 'given-up')
               )
               order by p.next_attempt_at limit $1 for update skip locked
             )
             returning *
           )
           select due.postback_id, due.kind, due.value, due.payout, due.attempts, c.order_number, c.affiliate_id,
             c.sub_affiliate_id, c.click_hash, a.network, a.network_token,
             case when due.kind = 'conversion' then a.conversion_url else a.reversal_url end as template
           from due join affiliate_conversion c using (order_id) left join affiliate a using (affiliate_id)`,
    values: [limit, LEASE_SECONDS],
  })

type Needs = Database | Cryptography | AffiliateNetworks

/** One network that does not answer does not hold up what is for others. */
const withCircuitBreakers = ({ post }: AffiliateNetworks["Service"]): AffiliateNetworks["Service"] => {
  const guard = makeCircuitBreaker()
  return { post: (url) => post(url).pipe(guard(URL.parse(url)?.host ?? "")) }
}

/**
 * Sends due postbacks in batches, at least once: one whose answer was lost is sent again with the same click or order
 * id, which networks recognize.
 */
export const sendDuePostbacks: Effect.Effect<void, DatabaseError, Needs> = workOff(
  leaseDue,
  { batch: 20, concurrency: 4 },
  (due) =>
    send(due).pipe(recoveringDefect(`Postback ${due.postback_id}`, (reason) => failed(due, null, reason))),
).pipe(Effect.provideServiceEffect(AffiliateNetworks, Effect.map(AffiliateNetworks, withCircuitBreakers)))

const send = Effect.fnUntraced(function* (due: Due): Effect.fn.Return<void, DatabaseError, Needs> {
  const { network, template } = due
  // The affiliate left its network meanwhile.
  if (network === null || network === "none" || template === null) return yield* skip(due)
  const { post } = yield* AffiliateNetworks
  const answer = yield* Effect.result(post(fillTemplate(template, factsOf(due), yield* tokenOf(due))))
  if (answer._tag === "Failure") return yield* failed(due, null, answer.failure.reason)
  const { status, body } = answer.success
  if (isAccepted(network, status, body)) return yield* sent(due, answer.success)
  yield* failed(due, status, body)
})

const factsOf = (due: Due) => ({
  postbackId: due.postback_id,
  kind: due.kind,
  orderNumber: due.order_number,
  affiliateId: due.affiliate_id,
  subAffiliateId: due.sub_affiliate_id,
  clickHash: due.click_hash,
  value: due.value,
  payout: due.payout,
})

const tokenOf = Effect.fnUntraced(function* ({ network_token: sealed }: Due) {
  const { decrypt } = yield* Cryptography
  return sealed === null ? "" : decrypt("affiliate-networks", sealed)
})

const IS_LEASED = stillLeased("postback_id", "state = 'waiting'")

const skip = ({ postback_id, attempts }: Due) =>
  execute({
    text: `update affiliate_postback set state = 'skipped' where ${IS_LEASED}`,
    values: [postback_id, attempts],
  }).pipe(Effect.asVoid)

/** Also by one whose lease has ended: the network has accepted it, whatever was noted meanwhile. */
const sent = ({ postback_id }: Due, { status, body }: NetworkAnswer) =>
  execute({
    text: `update affiliate_postback
           set state = 'sent', answered_at = clock_timestamp(), answer_status = $2, answer = $3
           where postback_id = $1`,
    values: [postback_id, status, cleanLine(body, MAX_ANSWER)],
  }).pipe(Effect.asVoid)

const failed = Effect.fnUntraced(function* (
  { postback_id, attempts, affiliate_id }: Due,
  status: number | null,
  reason: string,
) {
  const isLast = attempts >= MAX_ATTEMPTS
  const noted = yield* execute({
    text: `update affiliate_postback
           set state = $3, answered_at = clock_timestamp(), answer_status = $4, answer = $5,
             next_attempt_at = clock_timestamp() + make_interval(secs => $6)
           where ${IS_LEASED}`,
    values: [
      postback_id,
      attempts,
      isLast ? "given-up" : "waiting",
      status,
      cleanLine(reason, MAX_ANSWER),
      pauseBeforeSending(attempts),
    ],
  })
  if (noted === 0) return
  yield* Effect.logWarning(`A postback ${isLast ? "was given up" : "waits"}`).pipe(
    Effect.annotateLogs({
      postbackId: postback_id,
      affiliateId: affiliate_id,
      attempts,
      ...(isLast ? { alert: "postback-given-up" } : {}),
    }),
  )
})
