import type { EventLog } from "@voltread/domain/event.ts"
import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { connect, storing } from "@voltread/projections/platform/connection.ts"
import { Cause, Effect, Schedule } from "effect"
import { sweepAttempts } from "../accounts/attempts.ts"
import type { CommandFailure } from "../aggregates/command-failure.ts"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import { auditOnce } from "../audit/audit.ts"
import type { AuditStatus } from "../audit/audit-status.ts"
import { auditOrders } from "../audit/follow-orders.ts"
import { followClosedCarts, reopenClosedCarts } from "../cart/closed-carts.ts"
import { completeAuthorized } from "../checkout/complete-authorized.ts"
import { checkOrders } from "../fraud/check-orders.ts"
import { followFraud } from "../fraud/fraud-work.ts"
import { followLoans } from "../loans/follow-loans.ts"
import { workOnLoans } from "../loans/loan-process.ts"
import { followLoanWork } from "../loans/loan-work.ts"
import { orderMailFollower } from "../mail/mail-about-orders.ts"
import { sendAllDueMail, takeUpLeasedMail } from "../mail/sender.ts"
import { reportDueClicks } from "../marketing/clicks.ts"
import { followConversions } from "../marketing/conversions/follow-conversions.ts"
import { sendDuePostbacks } from "../marketing/conversions/send-postbacks.ts"
import { followReminders } from "../orders/reminder-work.ts"
import { sendReminders } from "../orders/reminders.ts"
import { lookForDisputes } from "../payments/look-for-disputes.ts"
import { followPayments } from "../payments/payment-work.ts"
import { workOnPayments } from "../payments/payments.ts"
import { workOnMessages } from "../payments/work-off-messages.ts"
import { type Follower, follow, followFromNow } from "../platform/event-log/follow.ts"
import { Database } from "../platform/postgres/pool.ts"
import { reachedHead } from "../platform/read-model.ts"
import { whyFailed } from "../platform/why-failed.ts"
import { runRequestedGeneration } from "../prices/generation-job.ts"
import { projectErasedAgain } from "../privacy/project-erased.ts"
import { runRequestedRebuild } from "../read-models/rebuild-job.ts"
import { sendSubscriptions } from "../report-subscriptions/send-subscriptions.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { timeZoneInForce } from "../settings/current-settings.ts"
import { followStock, sweepStock } from "../stock/follow-stock.ts"
import { sendStockAlerts } from "../stock-alerts/send-alerts.ts"
import { fileMails } from "../support/file-mails.ts"
import { sweepAll } from "./retention.ts"
import type { Services } from "./services.ts"

const backOff = Schedule.min([Schedule.exponential("100 millis"), Schedule.spaced("5 seconds")])

/** Restarts the process after every failure, which is logged: one that fails must not stop the others. */
const keepRunning = <A, E, R>(name: string, work: Effect.Effect<A, E, R>) =>
  work.pipe(
    Effect.tapCause((cause) =>
      Effect.logError(`${name} stopped, and starts again: ${whyFailed(cause)}`).pipe(
        Effect.annotateLogs({ alert: "process-failing", process: name }),
      ),
    ),
    Effect.catchCause((cause) => (Cause.hasInterruptsOnly(cause) ? Effect.interrupt : Effect.fail(name))),
    Effect.retry(backOff),
  )

/** The followers that read the log from its first event. */
export const FOLLOWERS: ReadonlyArray<
  Follower<CommandFailure, Database | CommandHandlers | EventLog | CurrentSettings>
> = [
  auditOrders,
  followPayments,
  followStock,
  followClosedCarts,
  followLoans,
  followLoanWork,
  followConversions,
  followReminders,
]

const followingFromNow = <E, R>(follower: Follower<E, R>) =>
  keepRunning(follower.name, followFromNow(follower))

interface PeriodicWork {
  readonly name: string
  readonly interval: "1 second" | "1 minute" | "1 hour"
  readonly work: Effect.Effect<void, unknown, Services>
  /** Done once before. */
  readonly first?: Effect.Effect<void, unknown, Services>
}

const every = (
  interval: PeriodicWork["interval"],
  name: string,
  work: PeriodicWork["work"],
): PeriodicWork => ({ name, interval, work })

const repeating = ({ name, interval, work, first = Effect.void }: PeriodicWork) =>
  keepRunning(name, Effect.andThen(first, work.pipe(Effect.repeat(Schedule.spaced(interval)))))

/** Besides the audit, which begins later. */
export const PERIODIC_WORK: ReadonlyArray<PeriodicWork> = [
  every("1 second", "loans", workOnLoans()),
  // Also where they are turned off: orders that wait for one must learn that none will come.
  every("1 second", "fraud checks", checkOrders),
  every("1 second", "postbacks", sendDuePostbacks),
  every("1 second", "clicks", reportDueClicks),
  { ...every("1 second", "mail", sendAllDueMail), first: takeUpLeasedMail },
  every("1 second", "inbound mail", fileMails),
  every("1 minute", "reminders", sendReminders()),
  every("1 minute", "report subscriptions", sendSubscriptions()),
  every("1 second", "erasures", projectErasedAgain),
  every("1 minute", "attempts", sweepAttempts),
  every("1 hour", "retention", sweepAll),
  every("1 second", "payment work", workOnPayments()),
  every("1 second", "gateway messages", workOnMessages),
  every("1 minute", "disputes", lookForDisputes),
  every("1 second", "authorized payments", completeAuthorized),
  every("1 second", "price generation", runRequestedGeneration),
  every("1 second", "rebuilds", runRequestedRebuild(timeZoneInForce)),
  every("1 minute", "stock sweep", sweepStock()),
  every("1 minute", "stock alerts", sendStockAlerts),
  every("1 minute", "closed carts", reopenClosedCarts()),
]

const allProcesses = (audit: AuditStatus) =>
  Effect.all(
    [
      ...FOLLOWERS.map((follower) => keepRunning(follower.name, follow(follower))),
      // Not while a shop that has just been started needs the processor for its first pages.
      Effect.delay(repeating(every("1 minute", "audit", auditOnce(audit))), "1 minute"),
      followingFromNow(orderMailFollower),
      followingFromNow(followFraud),
      ...PERIODIC_WORK.map(repeating),
    ],
    { concurrency: "unbounded", discard: true },
  )

/**
 * Milliseconds. Somebody waits for a page, nobody for what follows from events: on a log that is new to all of them, the
 * read models are ready in half the time when they go first.
 */
const READ_MODELS_FIRST = 20_000

/**
 * The work that follows from events and reaches beyond one stream. Runs forever, in one process at a time, and not while
 * somebody else holds its lock, as for writing a history that must have no consequences.
 */
export const runProcesses = (audit: AuditStatus) =>
  Database.use(({ connection }) =>
    keepRunning(
      "processes",
      Effect.scoped(
        Effect.gen(function* () {
          const { client, lost } = yield* connect(connection)
          yield* storing(() =>
            client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.backgroundProcesses]),
          )
          // Much of the work goes on without the event log.
          const work = Effect.ignore(reachedHead(READ_MODELS_FIRST)).pipe(Effect.andThen(allProcesses(audit)))
          return yield* Effect.raceFirst(work, lost)
        }),
      ),
    ),
  )
