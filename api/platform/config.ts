import { isIP } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { POSTAL_CODE } from "@voltread/domain/shared/form-rules.ts"
import { TimeZone } from "@voltread/domain/shared/time-zone-name.ts"
import { Result, Schema } from "effect"
import { EventStoreUrl } from "./event-log/eventstoredb/connection-string.ts"
import { OtelEnvironment, type Tracing, tracingOf } from "./tracing/otel-config.ts"
import {
  allOrNone,
  decodeVariables,
  NumberText,
  Origin,
  oneOf,
  Secret,
  Text,
  Url,
  type Variables,
  withDefault,
} from "./variables.ts"
import type { VendorVariables } from "./vendor-variables.ts"

const Port = NumberText.check(
  Schema.isInt({ message: "must be a whole number" }),
  Schema.isBetween({ minimum: 0, maximum: 65_535 }, { message: "must lie between 0 and 65535" }),
)

const Count = NumberText.check(
  Schema.isInt({ message: "must be a whole number" }),
  Schema.isGreaterThan(0, { message: "must be more than 0" }),
)

const Seconds = NumberText.check(
  Schema.isBetween({ minimum: 0, maximum: 600 }, { message: "must lie between 0 and 600" }),
)

const Score = NumberText.check(
  Schema.isBetween({ minimum: 0, maximum: 99 }, { message: "must lie between 0 and 99" }),
)

const PostalCode = Schema.String.check(
  Schema.isPattern(POSTAL_CODE, { message: "must be a ZIP code of five digits" }),
)

const NETWORK_NAMES = new Set(["loopback", "linklocal", "uniquelocal"])

const isNetwork = (text: string): boolean => {
  const [address = "", bits = "0", ...rest] = text.split("/")
  const width = { 4: 32, 6: 128 }[isIP(address)]
  return width !== undefined && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= width
}

/** A number of hops would be taken for an address, and no proxy trusted. */
const Proxies = Schema.String.check(
  Schema.makeFilter<string>(
    (list) => list.split(",").every((each) => NETWORK_NAMES.has(each.trim()) || isNetwork(each.trim())),
    {
      message:
        "must name the proxies by address or network, such as 10.0.0.0/8, or as loopback, linklocal, uniquelocal",
    },
  ),
)

/** Of the demo. Nobody receives mail there, and mail servers know it. */
export const NO_SENDER = "Voltread <no-reply@voltread.example>"

const Sender = Schema.String.check(
  Schema.makeFilter<string>((text) => isEmail(/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text), {
    message: "must be an email address, such as Voltread <orders@example.com>",
  }),
)

/** As a request names them; with a scheme or a port, none would ever be the one that a browser asks for. */
const HostNames = Schema.String.check(
  Schema.makeFilter<string>(
    (list) =>
      namesIn(list).every(
        (name) => URL.canParse(`http://${name}`) && new URL(`http://${name}`).hostname === name,
      ),
    { message: "must list host names such as www.example.com, without https:// and ports" },
  ),
)

const Flag = oneOf("true", "false")

const LogLevel = oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent")

const SocialProvider = Schema.Struct({
  issuer: Url("http", "https"),
  clientId: Text,
  clientSecret: Text,
})
export type SocialProvider = typeof SocialProvider.Type
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
const SocialProviders = Schema.String.check(
  Schema.makeFilter<string>(isJson, { message: "must be JSON, as .env.example says" }),
).pipe(Schema.decodeTo(Schema.fromJsonString(Schema.Record(Schema.String, SocialProvider))))

/** The environment of the API and of the projector, as it is documented in the README. */
const Environment = Schema.Struct({
  ...OtelEnvironment,
  NODE_ENV: withDefault(oneOf("production", "development", "test"), "production"),
  HOST: withDefault(Text, "127.0.0.1"),
  PORT: withDefault(Port, 3000),
  PUBLIC_URL: Schema.optionalKey(Origin),
  /** Names beside that of PUBLIC_URL by which the API may be called, separated by commas. */
  ALLOWED_HOSTS: Schema.optionalKey(HostNames),
  /** Proxies in front of the API whose X-Forwarded-* headers count; none by default. */
  TRUST_PROXY: Schema.optionalKey(Proxies),
  /** Whose days the reports count by. */
  SHOP_TIME_ZONE: withDefault(TimeZone, "America/New_York"),
  /** Where parcels start: estimated days of delivery are counted from there. */
  SHIP_FROM_POSTAL_CODE: withDefault(PostalCode, "64120"),
  DATABASE_URL: Url("postgres", "postgresql"),
  EVENTSTORE_URL: Schema.optionalKey(EventStoreUrl),
  /** Names of gateways and of ways to pay, separated by commas, that are off though their variables are set. */
  PAYMENT_GATEWAYS_OFF: Schema.optionalKey(Text),
  /** Orders that score above it are reviewed by staff. */
  FRAUD_REVIEW_SCORE: withDefault(Score, 50),
  SESSION_SECRET: Secret,
  LOG_LEVEL: withDefault(LogLevel, "info"),
  ALLOW_INTROSPECTION: withDefault(Flag, "false"),
  METRICS_TOKEN: Schema.optionalKey(Secret),
  /** Where the projector serves its own `/metrics` and `/healthz`; absent: nowhere. */
  PROJECTOR_PORT: Schema.optionalKey(Port),
  /** Calls (not pages and files) of one address, each minute. */
  RATE_LIMIT_PER_MINUTE: withDefault(Count, 1_500),
  DECLINED_CARDS_PER_HOUR: withDefault(Count, 40),
  LOAN_APPLICATIONS_PER_HOUR: withDefault(Count, 40),
  UNPAID_UNITS_PER_HOUR: withDefault(Count, 1_000),
  /** Seconds for which a process that is told to stop serves on while /readyz says no. */
  STOP_GRACE_SECONDS: withDefault(Seconds, 10),
  WEB_FOLDER: Schema.optionalKey(Text),
  /** Where uploaded supplier files wait to be imported. */
  IMPORT_FOLDER: Schema.optionalKey(Text),
  /** Where mail is handed over, `smtp://user:password@host:587`; absent: to the built-in mailbox, if that is on. */
  SMTP_URL: Schema.optionalKey(Url("smtp", "smtps")),
  MAIL_FROM: withDefault(Sender, NO_SENDER),
  /**
   * Keeps mail in the database and shows it at /dev/mailbox, to this machine only: for development and demonstrations.
   * Whoever opens the page can read everybody's codes.
   */
  MAILBOX: Schema.optionalKey(Flag),
  /** Module of a vendor's chat widget (`createChat`, see the storefront's chat port); absent: the shop's own. */
  CHAT_WIDGET_URL: Schema.optionalKey(Url("http", "https")),
  /** Google's tag (`G-…`), which counts orders, log-ins and the like of visitors who may be counted; absent: none. */
  GOOGLE_TAG_ID: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[A-Z]{1,3}-[A-Z0-9]{4,20}$/, { message: "must be an id such as G-ABC123" }),
    ),
  ),
  /** `host:port` of private addresses that postbacks may be sent to without TLS, separated by commas: simulators. */
  POSTBACK_LOCAL_HOSTS: Schema.optionalKey(Text),
  /** Table of IPv4 networks and their countries, `from_int,to_int,country` as CSV; absent: visitors have no country. */
  COUNTRY_FILE: Schema.optionalKey(Text),
  /** Log-in at other providers by OpenID Connect, as JSON: `{"google": {"issuer", "clientId", "clientSecret"}}`. */
  SOCIAL_PROVIDERS: Schema.optionalKey(SocialProviders),
})

const InboundMail = Schema.Struct({
  /** Customers answer to addresses at this domain, each of which identifies what the answer is about. */
  MAIL_REPLY_DOMAIN: Schema.String.check(
    Schema.makeFilter<string>((domain) => isEmail(`reply@${domain}`), {
      message: "must be a domain such as reply.example.com",
    }),
  ),
  INBOUND_MAIL_SECRET: Secret,
  /** Whether mail servers return there, too, what they cannot deliver. */
  MAIL_RETURNS: withDefault(Flag, "false"),
})

export interface Config {
  readonly mode: "production" | "development" | "test"
  readonly host: string
  readonly port: number
  /** Origin that browsers use, without a trailing slash. */
  readonly publicUrl: string
  /** Host names, without ports, beside that of `publicUrl`. */
  readonly allowedHosts: ReadonlyArray<string>
  readonly trustProxy: string | undefined
  /** Whose days the reports count by. */
  readonly timeZone: string
  readonly shipFromPostalCode: string
  readonly databaseUrl: string
  readonly eventStoreUrl: string | undefined
  /** Every variable that is set: the adapter of each vendor reads its own (`vendorVariables`). */
  readonly vendorVariables: Variables
  /** Gateways that take no new payments, and ways to pay that are not offered. Payments that they took before are still worked on. */
  readonly paymentGatewaysOff: ReadonlyArray<string>
  /** Orders that score above it are reviewed by staff. */
  readonly fraud: { readonly reviewAbove: number }
  /** Absent: the shop's own chat widget. */
  readonly chatWidgetUrl: string | undefined
  readonly googleTagId: string | undefined
  /** `host:port` of private addresses that postbacks may be sent to. */
  readonly postbackLocalHosts: ReadonlyArray<string>
  /** Table by which visitors' countries are known. */
  readonly countryFile: string | undefined
  readonly sessionSecret: string
  readonly logLevel: typeof LogLevel.Type
  readonly allowIntrospection: boolean
  /** Absent: metrics are served to this machine only, and not by the API of a shop that the world can reach. */
  readonly metricsToken: string | undefined
  readonly projectorPort: number | undefined
  readonly rateLimitPerMinute: number
  /** The most declined cards of one network address in an hour; then no more are tried. */
  readonly declinedCardsPerHour: number
  /** The most applications for leases and loans from one network address in an hour. */
  readonly loanApplicationsPerHour: number
  /** The most units that are held in an hour for unpaid orders of one network address. */
  readonly unpaidUnitsPerHour: number
  readonly stopGraceSeconds: number
  /** Absent: nobody collects traces. */
  readonly tracing: Tracing | undefined
  /** Folder that holds `storefront/dist` and `backoffice/dist`; absent: no pages are served. */
  readonly webFolder: string | undefined
  /** Folder of uploaded supplier files that wait to be imported. */
  readonly importFolder: string
  readonly mail: {
    /** Absent, without a mailbox: mail waits in the outbox until there is a server. */
    readonly smtpUrl: string | undefined
    readonly from: string
    readonly hasMailbox: boolean
    /** Where answers to mails of staff come in; absent: they go to the shop's address. */
    readonly replies:
      | { readonly domain: string; readonly webhookSecret: string; readonly hasReturns: boolean }
      | undefined
  }
  /** By the name that the apps know them by. */
  readonly socialProviders: Readonly<Record<string, SocialProvider>>
}

/** Everything that is wrong with the environment, in one message for the operator. */
export interface ConfigError {
  readonly _tag: "ConfigError"
  readonly message: string
}

/** Reads the environment. An empty variable counts as absent, as compose files and shells write it. */
export const readConfigWith = (
  vendors: ReadonlyArray<VendorVariables<unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Config, ConfigError> => {
  const variables: Variables = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const shop = decodeVariables(Environment, variables)
  const inboundMail = allOrNone(InboundMail, variables)
  const problems = [
    ...(Result.isFailure(shop) ? shop.failure : []),
    ...(Result.isFailure(inboundMail) ? inboundMail.failure : []),
    ...vendors.flatMap(({ problemsIn }) => problemsIn(variables)),
  ]
  return Result.isFailure(shop) || Result.isFailure(inboundMail) || problems.length > 0
    ? Result.fail({
        _tag: "ConfigError",
        message: `The configuration is not complete:\n${problems.join("\n")}`,
      })
    : Result.succeed({
        ...toConfig(shop.success, inboundMail.success),
        vendorVariables: variables,
        tracing: tracingOf(shop.success, variables),
      })
}

export const namesIn = (list: string | undefined): ReadonlyArray<string> =>
  (list ?? "").split(",").flatMap((name) => name.trim().toLowerCase() || [])

const defaultMailbox = (mode: string) => (mode === "development" ? "true" : "false")

const toConfig = (
  env: typeof Environment.Type,
  inboundMail: typeof InboundMail.Type | undefined,
): Omit<Config, "tracing" | "vendorVariables"> => ({
  mode: env.NODE_ENV,
  host: env.HOST,
  port: env.PORT,
  publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
  allowedHosts: namesIn(env.ALLOWED_HOSTS),
  trustProxy: env.TRUST_PROXY,
  timeZone: env.SHOP_TIME_ZONE,
  shipFromPostalCode: env.SHIP_FROM_POSTAL_CODE,
  databaseUrl: env.DATABASE_URL,
  eventStoreUrl: env.EVENTSTORE_URL,
  paymentGatewaysOff: namesIn(env.PAYMENT_GATEWAYS_OFF),
  fraud: { reviewAbove: env.FRAUD_REVIEW_SCORE },
  chatWidgetUrl: env.CHAT_WIDGET_URL,
  googleTagId: env.GOOGLE_TAG_ID,
  postbackLocalHosts: namesIn(env.POSTBACK_LOCAL_HOSTS),
  countryFile: env.COUNTRY_FILE,
  sessionSecret: env.SESSION_SECRET,
  logLevel: env.LOG_LEVEL,
  allowIntrospection: env.ALLOW_INTROSPECTION === "true",
  metricsToken: env.METRICS_TOKEN,
  projectorPort: env.PROJECTOR_PORT,
  rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
  declinedCardsPerHour: env.DECLINED_CARDS_PER_HOUR,
  loanApplicationsPerHour: env.LOAN_APPLICATIONS_PER_HOUR,
  unpaidUnitsPerHour: env.UNPAID_UNITS_PER_HOUR,
  stopGraceSeconds: env.STOP_GRACE_SECONDS,
  webFolder: env.WEB_FOLDER === undefined ? undefined : resolve(env.WEB_FOLDER),
  importFolder: env.IMPORT_FOLDER ?? join(tmpdir(), "voltread-imports"),
  mail: {
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    hasMailbox: env.SMTP_URL === undefined && (env.MAILBOX ?? defaultMailbox(env.NODE_ENV)) === "true",
    replies:
      inboundMail === undefined
        ? undefined
        : {
            domain: inboundMail.MAIL_REPLY_DOMAIN,
            webhookSecret: inboundMail.INBOUND_MAIL_SECRET,
            hasReturns: inboundMail.MAIL_RETURNS === "true",
          },
  },
  socialProviders: env.SOCIAL_PROVIDERS ?? {},
})
