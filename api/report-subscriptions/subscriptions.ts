import { randomUUID } from "node:crypto"
import {
  ReportQuestion,
  type Subscription,
  type SubscriptionForm,
} from "@voltread/domain/contract/report-subscription.ts"
import { nextMorning, ReportFrequency } from "@voltread/domain/shared/report-frequency.ts"
import { shopTimeZone } from "@voltread/projections/platform/schema.ts"
import { Effect, Schema } from "effect"
import { lockAccount } from "../accounts/lock-account.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound, Problem } from "../platform/problem.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { isReportName, makeReport } from "../reports/report-request.ts"

export const SubscriptionRow = Schema.Struct({
  subscription_id: Schema.String,
  report: Schema.String,
  rhythm: ReportFrequency,
  question: ReportQuestion,
  next_at: Schema.Date,
})
export type SubscriptionRow = typeof SubscriptionRow.Type
const COLUMNS = "subscription_id, report, rhythm, question, next_at"

const toSubscription = ({ subscription_id, next_at, ...row }: SubscriptionRow): Subscription => ({
  ...row,
  subscriptionId: subscription_id,
  nextAt: next_at.toISOString(),
})

/** For one person: nobody reads more mails than this. */
const MAX_SUBSCRIPTIONS = 20

/** A user's own subscriptions, oldest first. */
export const subscriptionsOf = (username: string) =>
  rows(SubscriptionRow, {
    text: `select ${COLUMNS} from report_subscription where username = $1
           order by created_at, subscription_id limit ${MAX_SUBSCRIPTIONS}`,
    values: [username],
  }).pipe(Effect.map((found) => found.map(toSubscription)))

/** The time zone whose days reports count by. */
export const timeZoneOfShop = queryReadModel(async (db) => (await shopTimeZone(db)) ?? "UTC")

/**
 * Subscribes somebody to a report, mailed each morning after `now` (milliseconds). What they get already, asked for again
 * as after a lost answer, they do not get twice.
 */
export const subscribe = Effect.fnUntraced(function* (
  { report, rhythm, question }: typeof SubscriptionForm.Type,
  username: string,
  now: number,
): Effect.fn.Return<Subscription, Problem | DatabaseError, Database> {
  if (!isReportName(report)) return yield* notFound("This report")
  // A faulty request is rejected now instead of every morning.
  yield* makeReport(report, { ...question, from: "2026-01-01", to: "2026-01-01" })
  const timeZone = yield* timeZoneOfShop
  return yield* transaction(
    Effect.fnUntraced(function* (client) {
      // One after the other, so that nobody exceeds the limit.
      yield* lockAccount(client, username)
      const [known] = yield* rowsOn(client, SubscriptionRow, {
        text: `select ${COLUMNS} from report_subscription
               where username = $1 and report = $2 and rhythm = $3 and question = $4::jsonb limit 1`,
        values: [username, report, rhythm, JSON.stringify(question)],
      })
      if (known !== undefined) return toSubscription(known)
      const [added] = yield* rowsOn(client, SubscriptionRow, {
        text: `insert into report_subscription (subscription_id, username, report, rhythm, question, next_at)
               select $1, $2, $3, $4, $5, $6
               where (select count(*) from report_subscription where username = $2) < ${MAX_SUBSCRIPTIONS}
               returning ${COLUMNS}`,
        values: [
          randomUUID(),
          username,
          report,
          rhythm,
          JSON.stringify(question),
          new Date(nextMorning(rhythm, timeZone, now)),
        ],
      })
      return added === undefined
        ? yield* new Problem({
            code: "CONFLICT",
            message: `You have ${MAX_SUBSCRIPTIONS} subscriptions. End one of them first.`,
          })
        : toSubscription(added)
    }),
  )
})

/** Ends a user's own subscription; false: there is none with that id. */
export const unsubscribe = (subscriptionId: string, username: string) =>
  execute({
    text: "delete from report_subscription where subscription_id::text = $1 and username = $2",
    values: [subscriptionId, username],
  }).pipe(Effect.map((deleted) => deleted > 0))
