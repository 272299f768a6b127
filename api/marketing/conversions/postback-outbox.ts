import type { DuePostback } from "@voltread/domain/processes/affiliate-postbacks.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { derivedId } from "../../platform/commands/event-id.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, execute, executeOn, rowsOn } from "../../platform/postgres/query.ts"
import { isUuid } from "../../platform/uuid.ts"

interface DatedPostback extends DuePostback {
  readonly at: string
}

/** Older ones are imported history, or of a shop that was down: no postback is sent for them automatically. */
const NEWS_DAYS = 30

const PostbackTemplates = Schema.Struct({
  conversion: Schema.NullOr(Schema.String),
  reversal: Schema.NullOr(Schema.String),
})

/** Adds postbacks that are missing; what was sent stays as it was sent. */
export const enqueuePostbacks = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  orderId: string,
  postbacks: ReadonlyArray<DatedPostback>,
): Effect.fn.Return<void, DatabaseError> {
  const [templates] = yield* rowsOn(client, PostbackTemplates, {
    text: `select a.conversion_url as conversion, a.reversal_url as reversal
           from affiliate_conversion c join affiliate a using (affiliate_id)
           where c.order_id = $1 and a.network <> 'none'`,
    values: [orderId],
  })
  const isNews = ({ at }: DatedPostback): boolean => Date.now() - Date.parse(at) < NEWS_DAYS * 86_400_000
  for (const postback of postbacks) {
    const { kind, revision, value, payout, at } = postback
    const template = kind === "conversion" ? templates?.conversion : templates?.reversal
    const state = template == null || !isNews(postback) ? "skipped" : "waiting"
    yield* executeOn(client, {
      text: `insert into affiliate_postback (postback_id, order_id, kind, revision, value, payout, state, happened_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (order_id, revision) do nothing`,
      values: [
        derivedId("postback", orderId, String(revision)),
        orderId,
        kind,
        revision,
        value,
        payout,
        state,
        at,
      ],
    })
  }
})

/** Sends a postback again that was given up or never sent; returns whether there was one. */
export const resendPostback = (postbackId: string): Effect.Effect<boolean, DatabaseError, Database> =>
  isUuid(postbackId)
    ? execute({
        text: `update affiliate_postback set state = 'waiting', attempts = 0, next_attempt_at = clock_timestamp()
               where postback_id = $1 and state in ('given-up', 'skipped')`,
        values: [postbackId],
      }).pipe(Effect.map((changed) => changed > 0))
    : Effect.succeed(false)
