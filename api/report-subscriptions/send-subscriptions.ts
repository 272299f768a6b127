import type { Readable } from "node:stream"
import type { ReportName } from "@voltread/domain/contract/report.ts"
import type { ReportQuestion } from "@voltread/domain/contract/report-subscription.ts"
import { may } from "@voltread/domain/shared/permissions.ts"
import { daysBefore, isDue, nextMorning } from "@voltread/domain/shared/report-frequency.ts"
import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { accountRole } from "../accounts/accounts.ts"
import { enqueueMail } from "../mail/outbox.ts"
import type { Clock } from "../platform/clock.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import {
  type DatabaseError,
  databaseError,
  executeOn,
  rows,
  rowsOn,
  transaction,
} from "../platform/postgres/query.ts"
import { toProblem } from "../platform/problem.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { csvFile } from "../reports/csv-file.ts"
import { isReportName, REPORTS } from "../reports/report-request.ts"
import { secondFactorStatusOn } from "../sign-in/second-factor-status.ts"
import { SubscriptionRow, timeZoneOfShop } from "./subscriptions.ts"

const BATCH = 20
/** Sorts before any id. */
const NO_ID = "00000000-0000-0000-0000-000000000000"
/** Characters. A larger file is not attached: the mail links to the report. */
const MAX_FILE = 500_000
/** Mails that were missed for longer are not made up for. */
const MISSED_MS = 7 * 86_400_000

/**
 * Adds the mails that are due to the outbox, each in one transaction with the subscription's next morning, so that each
 * is sent once even after a crash. `clock`: milliseconds.
 */
export const sendSubscriptions = Effect.fnUntraced(function* (
  clock: Clock = Date.now,
): Effect.fn.Return<void, DatabaseError, Database | Cryptography> {
  let after = { next_at: new Date(0), subscription_id: NO_ID }
  for (;;) {
    const due: ReadonlyArray<SubscriptionRow> = yield* rows(SubscriptionRow, {
      text: `select subscription_id, report, rhythm, question, next_at from report_subscription
             where next_at <= $1 and (next_at, subscription_id) > ($2, $3)
             order by next_at, subscription_id limit ${BATCH}`,
      values: [new Date(clock()), after.next_at, after.subscription_id],
    })
    yield* Effect.forEach(
      due,
      (each) =>
        sendOne(each, clock()).pipe(
          // The others are still sent; this one is retried.
          Effect.catch((failure) =>
            Effect.logWarning(`A report waits: ${toProblem(failure).message}`).pipe(
              Effect.annotateLogs({ subscriptionId: each.subscription_id }),
            ),
          ),
          survivingDefect(`Report subscription ${each.subscription_id}`),
        ),
      { discard: true },
    )
    const last = due.at(-1)
    if (last === undefined || due.length < BATCH) return
    after = last
  }
})

const sendOne = Effect.fnUntraced(function* (due: SubscriptionRow, now: number) {
  const timeZone = yield* timeZoneOfShop
  const { report, rhythm, question, next_at } = due
  if (!isReportName(report)) return yield* transaction((client) => end(client, due))
  const day = dayIn(timeZone)(next_at.toISOString())
  const days = daysBefore(rhythm, day)
  // The shop's time zone may have changed since the morning was set.
  const isSent = isDue(rhythm, day) && now - next_at.getTime() <= MISSED_MS
  const csv = isSent ? yield* smallFile(report, { ...question, ...days }) : null
  const next = new Date(nextMorning(rhythm, timeZone, next_at.getTime()))
  yield* transaction(
    Effect.fnUntraced(function* (client) {
      const reader = yield* readerOf(client, due)
      if (reader === "gone") return
      if (reader === "may-not") return yield* end(client, due)
      if (isSent && !reader.isWithheld)
        yield* enqueueMail(client, `report-subscription:${due.subscription_id}:${day}`, reader.username, {
          template: "report",
          firstName: reader.firstName,
          report,
          title: REPORTS[report].name,
          ...days,
          path: pathOf(report, question, days),
          csv,
        })
      yield* executeOn(client, {
        text: "update report_subscription set next_at = $2 where subscription_id = $1",
        values: [due.subscription_id, next],
      })
    }),
  )
})

const Reader = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  first_name: Schema.String,
  is_active: Schema.Boolean,
})

/** The recipient, if they still have access and no other process has just sent it. */
const readerOf = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  { subscription_id, next_at }: SubscriptionRow,
) {
  const [found] = yield* rowsOn(client, Reader, {
    text: `select a.username, a.type, a.first_name, a.is_active
           from report_subscription s join account a using (username)
           where s.subscription_id = $1 and s.next_at = $2 for update of s`,
    values: [subscription_id, next_at],
  })
  if (found === undefined) return "gone" as const
  if (!found.is_active || !may(accountRole(found.type), "read-reports")) return "may-not" as const
  const { isMissing } = yield* secondFactorStatusOn(client, found.username)
  // The reports go on once they have the second factor that is required of them.
  return { username: found.username, firstName: found.first_name, isWithheld: isMissing }
})

const end = (client: pg.ClientBase, { subscription_id }: SubscriptionRow) =>
  executeOn(client, {
    text: "delete from report_subscription where subscription_id = $1",
    values: [subscription_id],
  }).pipe(Effect.asVoid)

/** The report as a file; null if it is too large for a mail, or takes too long. Fails while too many others are made. */
const smallFile = (
  report: ReportName,
  input: ReportQuestion & { readonly from: string; readonly to: string },
) =>
  Effect.acquireUseRelease(csvFile(report, input), smallText, (file) =>
    // What is not read to its end still has its connection.
    Effect.sync(() => void file.destroy()),
  ).pipe(
    Effect.catchTag("Problem", (problem) =>
      problem.code === "TOO_MANY_REQUESTS" ? Effect.fail(problem) : Effect.succeed(null),
    ),
  )

const smallText = (file: Readable) =>
  Effect.tryPromise({
    try: async () => {
      let text = ""
      for await (const piece of file) {
        text += String(piece)
        if (text.length > MAX_FILE) return null
      }
      return text
    },
    catch: databaseError,
  })

/** The page of the back office that shows the same report. */
const pathOf = (
  report: ReportName,
  { groupBy, statuses, gateway, category, brand, partner, affiliateId, touch, sort, order }: ReportQuestion,
  { from, to }: { readonly from: string; readonly to: string },
): string => {
  const view = {
    from,
    to,
    by: groupBy,
    status: statuses?.join(","),
    gateway,
    category,
    brand,
    partner,
    affiliate: affiliateId,
    touch: touch === "last" ? undefined : touch,
    sort,
    order: order === "desc" ? order : undefined,
  }
  const search = new URLSearchParams(
    Object.entries(view).flatMap(
      ([name, value]): ReadonlyArray<[string, string]> =>
        value === undefined || value === "" ? [] : [[name, value]],
    ),
  )
  return `/backoffice/reports/${report}?${search}`
}
