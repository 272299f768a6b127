import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Result, Schema, SchemaIssue } from "effect"
import { EventStoreUrl } from "./event-log/eventstoredb/connection-string.ts"

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
  NODE_ENV: withDefault(Schema.Literals(["production", "development", "test"]), "production"),
  HOST: withDefault(Text, "127.0.0.1"),
  PORT: withDefault(Port, 3000),
  PUBLIC_URL: Schema.optionalKey(Url("http", "https")),
  /** Names beside that of PUBLIC_URL by which the API may be called, separated by commas. */
  ALLOWED_HOSTS: Schema.optionalKey(Text),
  /** Proxies in front of the API whose X-Forwarded-* headers count; none by default. */
  TRUST_PROXY: Schema.optionalKey(Text),
  DATABASE_URL: Url("postgres", "postgresql"),
  EVENTSTORE_URL: Schema.optionalKey(EventStoreUrl),
  BRAINTREE_URL: Url("http", "https"),
  BRAINTREE_MERCHANT_ID: Text,
  BRAINTREE_PUBLIC_KEY: Text,
  BRAINTREE_PRIVATE_KEY: Text,
  /** Where the browser turns a card into a nonce; absent: the vendor's hosted fields. */
  CARD_FORM_URL: Schema.optionalKey(Url("http", "https")),
  SESSION_SECRET: Secret,
  LOG_LEVEL: withDefault(LogLevel, "info"),
  ALLOW_INTROSPECTION: withDefault(Flag, "false"),
  METRICS_TOKEN: Schema.optionalKey(Secret),
  /** Where the projector serves its own `/metrics` and `/healthz`; absent: nowhere. */
  PROJECTOR_PORT: Schema.optionalKey(Port),
  /** Calls (not pages and files) of one address, each minute. */
  RATE_LIMIT_PER_MINUTE: withDefault(Count, 1_500),
  DECLINED_CARDS_PER_HOUR: withDefault(Count, 40),
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
  /** Log-in at other providers by OpenID Connect, as JSON: `{"google": {"issuer", "clientId", "clientSecret"}}`. */
  SOCIAL_PROVIDERS: Schema.optionalKey(SocialProviders),
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
  readonly databaseUrl: string
  readonly eventStoreUrl: string | undefined
  readonly braintree: {
    readonly baseUrl: string
    readonly merchantId: string
    readonly publicKey: string
    readonly privateKey: string
  }
  readonly cardFormUrl: string | undefined
  /** Absent: the shop's own chat widget. */
  readonly chatWidgetUrl: string | undefined
  readonly sessionSecret: string
  readonly logLevel: typeof LogLevel.Type
  readonly allowIntrospection: boolean
  /** Absent: metrics are served to this machine only. */
  readonly metricsToken: string | undefined
  readonly projectorPort: number | undefined
  readonly rateLimitPerMinute: number
  /** From one network address, before no more are tried. */
  readonly declinedCardsPerHour: number
  /** Folder that holds `storefront/dist` and `backoffice/dist`; absent: no pages are served. */
  readonly webFolder: string | undefined
  /** Folder of uploaded supplier files that wait to be imported. */
  readonly importFolder: string
  readonly mail: {
    /** Absent, without a mailbox: mail waits in the outbox until there is a server. */
    readonly smtpUrl: string | undefined
    readonly from: string
    readonly hasMailbox: boolean
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

/** Reads the environment. An empty variable counts as absent, as compose files and shells write it. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Config, ConfigError> => {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  )
  return Result.match(decode(present), {
    onFailure: (error) => Result.fail(describe(error.issue)),
    onSuccess: (env) => Result.succeed(toConfig(env)),
  })
}

const describe = (issue: SchemaIssue.Issue): ConfigError => {
  const lines = format(issue).issues.map(({ path, message }) => {
    const name = String(path?.[0] ?? "environment")
    return `  ${name}: ${message === "Missing key" ? "is required" : message}`
  })
  return { _tag: "ConfigError", message: `The configuration is not complete:\n${lines.join("\n")}` }
}

const defaultMailbox = (mode: string) => (mode === "development" ? "true" : "false")

const toConfig = (env: typeof Environment.Type): Config => ({
  mode: env.NODE_ENV,
  host: env.HOST,
  port: env.PORT,
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
  allowedHosts: (env.ALLOWED_HOSTS ?? "").split(",").flatMap((name) => name.trim().toLowerCase() || []),
  trustProxy: env.TRUST_PROXY,
  databaseUrl: env.DATABASE_URL,
  eventStoreUrl: env.EVENTSTORE_URL,
  braintree: {
    baseUrl: env.BRAINTREE_URL,
    merchantId: env.BRAINTREE_MERCHANT_ID,
    publicKey: env.BRAINTREE_PUBLIC_KEY,
    privateKey: env.BRAINTREE_PRIVATE_KEY,
  },
  cardFormUrl: env.CARD_FORM_URL,
  chatWidgetUrl: env.CHAT_WIDGET_URL,
  sessionSecret: env.SESSION_SECRET,
  logLevel: env.LOG_LEVEL,
  allowIntrospection: env.ALLOW_INTROSPECTION === "true",
  metricsToken: env.METRICS_TOKEN,
  projectorPort: env.PROJECTOR_PORT,
  rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
  declinedCardsPerHour: env.DECLINED_CARDS_PER_HOUR,
  webFolder: env.WEB_FOLDER,
  importFolder: env.IMPORT_FOLDER ?? join(tmpdir(), "voltread-imports"),
  mail: {
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    hasMailbox: env.SMTP_URL === undefined && (env.MAILBOX ?? defaultMailbox(env.NODE_ENV)) === "true",
  },
  socialProviders: env.SOCIAL_PROVIDERS ?? {},
})
