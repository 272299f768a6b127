import { LOG_AGE_WORDS, logAge } from "@voltread/api/audit/log-age.ts"
import { configuredFraudChecker } from "@voltread/api/composition/fraud-checks.ts"
import { ConfiguredLenders } from "@voltread/api/composition/lenders.ts"
import { configuredGateways } from "@voltread/api/composition/payment-gateways.ts"
import { checkSmtp } from "@voltread/api/mail/mailer.ts"
import { type Config, NO_SENDER } from "@voltread/api/platform/config.ts"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import type { GatewayError } from "@voltread/api/platform/gateway-error.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { Effect, Stream } from "effect"
import type { Finding } from "./finding.ts"

const PATIENCE = "10 seconds"
const NOTHING = "doctor-asks"

const database = (config: Config) => Database.layer({ url: config.databaseUrl, applicationName: "doctor" })

/** Whether the event log answers (any stream will do, even a missing one), and belongs to this database. */
export const checkEventLog = (config: Config): Effect.Effect<Finding> => {
  const where = config.eventStoreUrl === undefined ? "the database" : "EventStoreDB"
  // Missing tables are a finding of their own.
  const age = logAge.pipe(Effect.catchTag("DatabaseError", () => Effect.succeed("fits" as const)))
  return EventLog.use((log) => Stream.runDrain(log.read(NOTHING))).pipe(
    Effect.andThen(age),
    Effect.provide(eventLogLayer({ eventStoreUrl: config.eventStoreUrl })),
    Effect.provide(database(config)),
    Effect.timeout(PATIENCE),
    Effect.map(
      (found): Finding =>
        found === "fits"
          ? {
              what: "Event log",
              state: "ok",
              says: `The event log in ${where} answers, and fits the database.`,
            }
          : { what: "Event log", state: "problem", says: LOG_AGE_WORDS[found] },
    ),
    Effect.catch(() =>
      Effect.succeed<Finding>({
        what: "Event log",
        state: "problem",
        says: `The event log in ${where} does not answer${config.eventStoreUrl === undefined ? "" : ": is it running, and are the nodes, user and password of EVENTSTORE_URL right?"}.`,
      }),
    ),
  )
}

/** Whether each configured gateway accepts its credentials: it is asked about a payment that does not exist. */
export const checkGateways = (config: Config): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.flatMap(configuredGateways(config), (gateways) =>
    Effect.forEach(gateways, (gateway) => checkVendor(gateway.name, gateway.find(NOTHING)), {
      concurrency: "unbounded",
    }),
  ).pipe(
    Effect.scoped,
    Effect.provide([database(config), ConfiguredLenders.layer(config)]),
    Effect.map((found) => (found.length === 0 ? [NO_GATEWAY] : found)),
  )

/** `ask` must not change anything. */
const checkVendor = (name: string, ask: Effect.Effect<unknown, GatewayError>): Effect.Effect<Finding> =>
  ask.pipe(
    Effect.timeout(PATIENCE),
    Effect.as<Finding>({ what: name, state: "ok", says: "It answers and takes the credentials." }),
    Effect.catchTags({
      GatewayMisconfigured: ({ reason }) =>
        Effect.succeed<Finding>({
          what: name,
          state: "problem",
          says: `It refuses the credentials or the address (${reason}).`,
        }),
      GatewayUnavailable: ({ reason }) => Effect.succeed(silent(name, reason)),
      TimeoutError: () => Effect.succeed(silent(name, "no answer in ten seconds")),
    }),
  )

/** Whether the fraud check vendor, if configured, accepts the credentials. */
export const checkFraudCheck = (config: Config): Effect.Effect<ReadonlyArray<Finding>> => {
  const checker = configuredFraudChecker(config)
  return checker === undefined
    ? Effect.succeed([])
    : Effect.map(checkVendor(checker.name, checker.probe), (finding) => [finding])
}

const silent = (name: string, reason: string): Finding => ({
  what: name,
  state: "problem",
  says: `It cannot be reached (${reason}).`,
})

const NO_GATEWAY: Finding = {
  what: "Payments",
  state: "warning",
  says: "No gateway is configured here; with npm start the simulators stand in, and no money moves.",
}

/** Whether the mail server accepts the log-in. */
export const checkMail = ({ mail }: Config): Effect.Effect<Finding> =>
  mail.smtpUrl === undefined
    ? Effect.succeed({
        what: "Mail",
        state: "warning",
        says: "SMTP_URL is not set: mail waits in the outbox, or goes to the built-in mailbox of npm start.",
      })
    : checkSmtp(mail.smtpUrl).pipe(
        Effect.timeout(PATIENCE),
        Effect.as<Finding>(
          mail.from === NO_SENDER
            ? {
                what: "Mail",
                state: "warning",
                says: `The mail server answers and takes the log-in. MAIL_FROM is not set: mail comes from ${NO_SENDER}, which other servers refuse.`,
              }
            : { what: "Mail", state: "ok", says: "The mail server answers and takes the log-in." },
        ),
        Effect.catch((error) =>
          Effect.succeed<Finding>({
            what: "Mail",
            state: "problem",
            says: `The mail server of SMTP_URL does not take mail (${error._tag === "MailRefused" ? error.reason : "no answer in ten seconds"}): is it running, and are its address, user and password right?`,
          }),
        ),
      )
