import { tmpdir } from "node:os"
import { join } from "node:path"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { TimeZone } from "@voltread/domain/shared/time-zone-name.ts"
import { Effect, Result, Schema, SchemaIssue } from "effect"
import { EventStoreUrl } from "./event-log/eventstoredb/connection-string.ts"
import { OtelEnvironment, type Tracing, tracingOf } from "./tracing/otel-config.ts"

const withDefault = <S extends Schema.Constraint>(schema: S, value: S["Type"]) =>
  Schema.withDecodingDefaultTypeKey<S>(Effect.succeed(value))(schema)

const Url = (...protocols: ReadonlyArray<string>) =>
  Schema.String.check(
    Schema.makeFilter<string>(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      { message: `must be a URL that starts with ${protocols.map((name) => `${name}://`).join(" or ")}` },
    ),
  )

const Text = Schema.String.check(Schema.isMinLength(1, { message: "must not be empty" }))

const Secret = Schema.String.check(
  Schema.isMinLength(32, {
    message: "must have at least 32 characters; make one with: openssl rand -hex 32",
  }),
)

const Port = Schema.FiniteFromString.check(
  Schema.isInt({ message: "must be a whole number" }),
  Schema.isBetween({ minimum: 0, maximum: 65_535 }, { message: "must lie between 0 and 65535" }),
)

const Count = Schema.FiniteFromString.check(
  Schema.isInt({ message: "must be a whole number" }),
  Schema.isGreaterThan(0, { message: "must be more than 0" }),
)

const Seconds = Schema.FiniteFromString.check(
  Schema.isBetween({ minimum: 0, maximum: 600 }, { message: "must lie between 0 and 600" }),
)

const MinimumOrders = Schema.String.check(
  Schema.isPattern(/^[A-Z_]+:\d{1,6}(,[A-Z_]+:\d{1,6})*$/, {
    message: "must list coins with dollars, such as ETH:150,USDT:150",
  }),
)

const Score = Schema.FiniteFromString.check(
  Schema.isBetween({ minimum: 0, maximum: 99 }, { message: "must lie between 0 and 99" }),
)

const PostalCode = Schema.String.check(
  Schema.isPattern(/^\d{5}$/, { message: "must be a ZIP code of five digits" }),
)

const Flag = Schema.Literals(["true", "false"])

const LogLevel = Schema.Literals(["fatal", "error", "warn", "info", "debug", "trace", "silent"])

const SocialProvider = Schema.Struct({
  issuer: Url("http", "https"),
  clientId: Text,
  clientSecret: Text,
})
export type SocialProvider = typeof SocialProvider.Type
const SocialProviders = Schema.fromJsonString(Schema.Record(Schema.String, SocialProvider))

/** The environment of the API and of the projector, as it is documented in the README. */
const Environment = Schema.Struct({
  ...OtelEnvironment,
  NODE_ENV: withDefault(Schema.Literals(["production", "development", "test"]), "production"),
  HOST: withDefault(Text, "127.0.0.1"),
  PORT: withDefault(Port, 3000),
  PUBLIC_URL: Schema.optionalKey(Url("http", "https")),
  /** Names beside that of PUBLIC_URL by which the API may be called, separated by commas. */
  ALLOWED_HOSTS: Schema.optionalKey(Text),
  /** Proxies in front of the API whose X-Forwarded-* headers count; none by default. */
  TRUST_PROXY: Schema.optionalKey(Text),
  /** Whose days the reports count by. */
  SHOP_TIME_ZONE: withDefault(TimeZone, "America/New_York"),
  /** Where parcels start: estimated days of delivery are counted from there. */
  SHIP_FROM_POSTAL_CODE: withDefault(PostalCode, "64120"),
  DATABASE_URL: Url("postgres", "postgresql"),
  EVENTSTORE_URL: Schema.optionalKey(EventStoreUrl),
  /** Names of gateways and of ways to pay, separated by commas, that are off though their variables are set. */
  PAYMENT_GATEWAYS_OFF: Schema.optionalKey(Text),
  /** The least that an order paid in a coin must come to, in dollars: `ETH:150,USDT:150`. */
  CRYPTO_MINIMUM_ORDERS: withDefault(MinimumOrders, "ETH:150,USDT:150"),
  /** Where the browser turns a card into a nonce; absent: the vendor's hosted fields. */
  CARD_FORM_URL: Schema.optionalKey(Url("http", "https")),
  /** Orders that score above it are reviewed by staff. */
  FRAUD_REVIEW_SCORE: withDefault(Score, 50),
  /** The shop's account at Google Pay, whose payments go through Braintree. */
  GOOGLE_PAY_MERCHANT_ID: Schema.optionalKey(Text),
  /** A sheet that stands in for Google's own, which needs the internet. */
  GOOGLE_PAY_SHEET_URL: Schema.optionalKey(Url("http", "https")),
  KLARNA_WIDGET_URL: withDefault(Url("http", "https"), "https://x.klarnacdn.net/kp/lib/v1/api.js"),
  SESSION_SECRET: Secret,
  LOG_LEVEL: withDefault(LogLevel, "info"),
  ALLOW_INTROSPECTION: withDefault(Flag, "false"),
  METRICS_TOKEN: Schema.optionalKey(Secret),
  /** Where the projector serves its own `/metrics` and `/healthz`; absent: nowhere. */
  PROJECTOR_PORT: Schema.optionalKey(Port),
  /** Calls (not pages and files) of one address, each minute. */
  RATE_LIMIT_PER_MINUTE: withDefault(Count, 1_500),
  DECLINED_CARDS_PER_HOUR: withDefault(Count, 40),
  /** Seconds for which a process that is told to stop serves on while /readyz says no. */
  STOP_GRACE_SECONDS: withDefault(Seconds, 10),
  WEB_FOLDER: Schema.optionalKey(Text),
  /** Where uploaded supplier files wait to be imported. */
  IMPORT_FOLDER: Schema.optionalKey(Text),
  /** Where mail is handed over, `smtp://user:password@host:587`; absent: to the built-in mailbox, if that is on. */
  SMTP_URL: Schema.optionalKey(Url("smtp", "smtps")),
  MAIL_FROM: withDefault(Text, "Voltread <no-reply@voltread.example>"),
  /**
   * Keeps mail in the database and shows it at /dev/mailbox, to this machine only: for development and demonstrations.
   * Whoever opens the page can read everybody's codes.
   */
  MAILBOX: Schema.optionalKey(Flag),
  /** Module of a vendor's chat widget (`createChat`, see the storefront's chat port); absent: the shop's own. */
  CHAT_WIDGET_URL: Schema.optionalKey(Url("http", "https")),
  /** Google's tag (`G-…`) that counts orders, log-ins and the like for visitors who may be counted; absent: none. */
  GOOGLE_TAG_ID: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[A-Z]{1,3}-[A-Z0-9]{4,20}$/, { message: "must be an id such as G-ABC123" }),
    ),
  ),
  /** The affiliate-tracking service that clicks are told to; absent: none is. */
  AFFILIATE_TRACKER_URL: Schema.optionalKey(Url("http", "https")),
  AFFILIATE_TRACKER_TOKEN: Schema.optionalKey(Text),
  /** `host:port` of networks inside that postbacks may be sent to without TLS, separated by commas: simulators. */
  POSTBACK_LOCAL_HOSTS: Schema.optionalKey(Text),
  /** Table of IPv4 networks and their countries, `from_int,to_int,country` as CSV; absent: visitors have no country. */
  COUNTRY_FILE: Schema.optionalKey(Text),
  /** Log-in at other providers by OpenID Connect, as JSON: `{"google": {"issuer", "clientId", "clientSecret"}}`. */
  SOCIAL_PROVIDERS: Schema.optionalKey(SocialProviders),
})

/** The variables of one vendor: all of them, or none, which leaves the vendor off. */
const Braintree = Schema.Struct({
  BRAINTREE_URL: Url("http", "https"),
  BRAINTREE_MERCHANT_ID: Text,
  BRAINTREE_PUBLIC_KEY: Text,
  BRAINTREE_PRIVATE_KEY: Text,
})

const SimpleLease = Schema.Struct({
  SIMPLE_LEASE_URL: Url("http", "https"),
  SIMPLE_LEASE_KEY: Text,
  SIMPLE_LEASE_WEBHOOK_SECRET: Text,
})

const Plisio = Schema.Struct({
  PLISIO_URL: Url("http", "https"),
  PLISIO_SECRET_KEY: Text,
})

const Coinbase = Schema.Struct({
  COINBASE_URL: Url("http", "https"),
  COINBASE_API_KEY: Text,
  COINBASE_WEBHOOK_SECRET: Text,
})

const MinFraud = Schema.Struct({
  MINFRAUD_URL: Url("http", "https"),
  MINFRAUD_ACCOUNT_ID: Text,
  MINFRAUD_LICENSE_KEY: Text,
})

const Klarna = Schema.Struct({
  KLARNA_URL: Url("http", "https"),
  KLARNA_USERNAME: Text,
  KLARNA_PASSWORD: Text,
  /** Klarna signs nothing: the addresses that it calls carry what only the shop can have made of this. */
  KLARNA_WEBHOOK_SECRET: Secret,
})

const InboundMail = Schema.Struct({
  /** Answers go to addresses at this domain, which name what they are about. */
  MAIL_REPLY_DOMAIN: Schema.String.check(
    Schema.makeFilter<string>((domain) => isEmail(`reply@${domain}`), {
      message: "must be a domain such as reply.example.com",
    }),
  ),
  INBOUND_MAIL_SECRET: Secret,
})

interface Vendors {
  readonly inboundMail: typeof InboundMail.Type | undefined
  readonly simpleLease: typeof SimpleLease.Type | undefined
  readonly braintree: typeof Braintree.Type | undefined
  readonly plisio: typeof Plisio.Type | undefined
  readonly coinbase: typeof Coinbase.Type | undefined
  readonly minFraud: typeof MinFraud.Type | undefined
  readonly klarna: typeof Klarna.Type | undefined
}

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
  /** Of each vendor: absent where the shop has no credentials for it. */
  readonly braintree:
    | {
        readonly baseUrl: string
        readonly merchantId: string
        readonly publicKey: string
        readonly privateKey: string
      }
    | undefined
  /** The lender of leases and loans. */
  readonly simpleLease:
    | { readonly baseUrl: string; readonly apiKey: string; readonly webhookSecret: string }
    | undefined
  readonly plisio:
    | {
        readonly baseUrl: string
        readonly secretKey: string
        /** Cents, by coin. */
        readonly minimumOrders: Readonly<Record<string, number>>
      }
    | undefined
  readonly coinbase:
    | { readonly baseUrl: string; readonly apiKey: string; readonly webhookSecret: string }
    | undefined
  readonly klarna:
    | {
        readonly baseUrl: string
        readonly username: string
        readonly password: string
        readonly webhookSecret: string
        /** The vendor's browser script. */
        readonly widgetUrl: string
      }
    | undefined
  /** Gateways that take no new payments, and ways to pay that are not offered; what they took before is looked after all the same. */
  readonly paymentGatewaysOff: ReadonlyArray<string>
  readonly fraud: {
    /** Absent: orders are not checked. */
    readonly minFraud:
      | { readonly baseUrl: string; readonly accountId: string; readonly licenseKey: string }
      | undefined
    /** Orders that score above it are reviewed by staff. */
    readonly reviewAbove: number
  }
  readonly cardFormUrl: string | undefined
  /** Neither: Google Pay is not offered. */
  readonly googlePay: { readonly merchantId: string | undefined; readonly sheetUrl: string | undefined }
  /** Absent: the shop's own chat widget. */
  readonly chatWidgetUrl: string | undefined
  readonly googleTagId: string | undefined
  /** Absent: no clicks are told. */
  readonly affiliateTracker: { readonly baseUrl: string; readonly token: string | undefined } | undefined
  /** `host:port` of networks inside that may be called. */
  readonly postbackLocalHosts: ReadonlyArray<string>
  /** Table by which visitors' countries are known. */
  readonly countryFile: string | undefined
  readonly sessionSecret: string
  readonly logLevel: typeof LogLevel.Type
  readonly allowIntrospection: boolean
  /** Absent: metrics are served to this machine only. */
  readonly metricsToken: string | undefined
  readonly projectorPort: number | undefined
  readonly rateLimitPerMinute: number
  /** From one network address, before no more are tried. */
  readonly declinedCardsPerHour: number
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
    readonly replies: { readonly domain: string; readonly webhookSecret: string } | undefined
  }
  /** By the name that the apps know them by. */
  readonly socialProviders: Readonly<Record<string, SocialProvider>>
}

/** Everything that is wrong with the environment, in one message for the operator. */
export interface ConfigError {
  readonly _tag: "ConfigError"
  readonly message: string
}

const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })
const format = SchemaIssue.makeFormatterStandardSchemaV1()

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the environment. An empty variable counts as absent, as compose files and shells write it. */
export const readConfig = (environment: Variables): Result.Result<Config, ConfigError> => {
  const present: Variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  )
  const shop = decode(present)
  const problems = Result.isFailure(shop) ? [...linesOf(shop.failure.issue)] : []
  /** Undefined where none of the vendor's variables is set. */
  const vendor = <A>(
    schema: Schema.ConstraintDecoder<A> & { readonly fields: Readonly<Record<string, unknown>> },
  ): A | undefined => {
    if (Object.keys(schema.fields).every((name) => present[name] === undefined)) return undefined
    const read = Schema.decodeUnknownResult(schema, { errors: "all" })(present)
    if (Result.isSuccess(read)) return read.success
    problems.push(...linesOf(read.failure.issue))
    return undefined
  }
  const vendors: Vendors = {
    braintree: vendor(Braintree),
    klarna: vendor(Klarna),
    plisio: vendor(Plisio),
    coinbase: vendor(Coinbase),
    minFraud: vendor(MinFraud),
    simpleLease: vendor(SimpleLease),
    inboundMail: vendor(InboundMail),
  }
  return Result.isFailure(shop) || problems.length > 0
    ? Result.fail({
        _tag: "ConfigError",
        message: `The configuration is not complete:\n${problems.join("\n")}`,
      })
    : Result.succeed({ ...toConfig(shop.success, vendors), tracing: tracingOf(shop.success, present) })
}

const linesOf = (issue: SchemaIssue.Issue): ReadonlyArray<string> =>
  format(issue).issues.map(({ path, message }) => {
    const name = String(path?.[0] ?? "environment")
    return `  ${name}: ${message === "Missing key" ? "is required" : message}`
  })

const namesIn = (list: string | undefined): ReadonlyArray<string> =>
  (list ?? "").split(",").flatMap((name) => name.trim().toLowerCase() || [])

/** `ETH:150,USDT:150`, in dollars. */
const centsByName = (list: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    list.split(",").map((entry) => {
      const [name = "", dollars] = entry.split(":")
      return [name, Number(dollars) * 100]
    }),
  )

const defaultMailbox = (mode: string) => (mode === "development" ? "true" : "false")

const toConfig = (
  env: typeof Environment.Type,
  { braintree, klarna, plisio, coinbase, minFraud, simpleLease, inboundMail }: Vendors,
): Omit<Config, "tracing"> => ({
  mode: env.NODE_ENV,
  host: env.HOST,
  port: env.PORT,
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
  allowedHosts: namesIn(env.ALLOWED_HOSTS),
  trustProxy: env.TRUST_PROXY,
  timeZone: env.SHOP_TIME_ZONE,
  shipFromPostalCode: env.SHIP_FROM_POSTAL_CODE,
  databaseUrl: env.DATABASE_URL,
  eventStoreUrl: env.EVENTSTORE_URL,
  braintree:
    braintree === undefined
      ? undefined
      : {
          baseUrl: braintree.BRAINTREE_URL,
          merchantId: braintree.BRAINTREE_MERCHANT_ID,
          publicKey: braintree.BRAINTREE_PUBLIC_KEY,
          privateKey: braintree.BRAINTREE_PRIVATE_KEY,
        },
  simpleLease:
    simpleLease === undefined
      ? undefined
      : {
          baseUrl: simpleLease.SIMPLE_LEASE_URL,
          apiKey: simpleLease.SIMPLE_LEASE_KEY,
          webhookSecret: simpleLease.SIMPLE_LEASE_WEBHOOK_SECRET,
        },
  plisio:
    plisio === undefined
      ? undefined
      : {
          baseUrl: plisio.PLISIO_URL,
          secretKey: plisio.PLISIO_SECRET_KEY,
          minimumOrders: centsByName(env.CRYPTO_MINIMUM_ORDERS),
        },
  coinbase:
    coinbase === undefined
      ? undefined
      : {
          baseUrl: coinbase.COINBASE_URL,
          apiKey: coinbase.COINBASE_API_KEY,
          webhookSecret: coinbase.COINBASE_WEBHOOK_SECRET,
        },
  klarna:
    klarna === undefined
      ? undefined
      : {
          baseUrl: klarna.KLARNA_URL,
          username: klarna.KLARNA_USERNAME,
          password: klarna.KLARNA_PASSWORD,
          webhookSecret: klarna.KLARNA_WEBHOOK_SECRET,
          widgetUrl: env.KLARNA_WIDGET_URL,
        },
  paymentGatewaysOff: namesIn(env.PAYMENT_GATEWAYS_OFF),
  fraud: {
    minFraud:
      minFraud === undefined
        ? undefined
        : {
            baseUrl: minFraud.MINFRAUD_URL,
            accountId: minFraud.MINFRAUD_ACCOUNT_ID,
            licenseKey: minFraud.MINFRAUD_LICENSE_KEY,
          },
    reviewAbove: env.FRAUD_REVIEW_SCORE,
  },
  cardFormUrl: env.CARD_FORM_URL,
  googlePay: { merchantId: env.GOOGLE_PAY_MERCHANT_ID, sheetUrl: env.GOOGLE_PAY_SHEET_URL },
  chatWidgetUrl: env.CHAT_WIDGET_URL,
  googleTagId: env.GOOGLE_TAG_ID,
  affiliateTracker:
    env.AFFILIATE_TRACKER_URL === undefined
      ? undefined
      : { baseUrl: env.AFFILIATE_TRACKER_URL, token: env.AFFILIATE_TRACKER_TOKEN },
  postbackLocalHosts: namesIn(env.POSTBACK_LOCAL_HOSTS),
  countryFile: env.COUNTRY_FILE,
  sessionSecret: env.SESSION_SECRET,
  logLevel: env.LOG_LEVEL,
  allowIntrospection: env.ALLOW_INTROSPECTION === "true",
  metricsToken: env.METRICS_TOKEN,
  projectorPort: env.PROJECTOR_PORT,
  rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
  declinedCardsPerHour: env.DECLINED_CARDS_PER_HOUR,
  stopGraceSeconds: env.STOP_GRACE_SECONDS,
  webFolder: env.WEB_FOLDER,
  importFolder: env.IMPORT_FOLDER ?? join(tmpdir(), "voltread-imports"),
  mail: {
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    hasMailbox: env.SMTP_URL === undefined && (env.MAILBOX ?? defaultMailbox(env.NODE_ENV)) === "true",
    replies:
      inboundMail === undefined
        ? undefined
        : { domain: inboundMail.MAIL_REPLY_DOMAIN, webhookSecret: inboundMail.INBOUND_MAIL_SECRET },
  },
  socialProviders: env.SOCIAL_PROVIDERS ?? {},
})
