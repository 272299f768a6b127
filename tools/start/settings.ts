import { resolve } from "node:path"
import { EventStoreUrl } from "@voltread/api/platform/event-log/eventstoredb/connection-string.ts"
import { Origin } from "@voltread/api/platform/variables.ts"
import { Effect, Schema, SchemaIssue } from "effect"
import { VENDORS } from "../simulators/registry/vendors.ts"
import { StartError } from "./error.ts"

const Port = Schema.String.check(
  Schema.makeFilter<string>((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
    message: "must be a port between 1 and 65535",
  }),
)

const url = (protocols: RegExp, what: string) =>
  Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter<string>((text) => protocols.test(text) && URL.canParse(text), { message: what }),
    ),
  )

const vendorFields = Object.fromEntries(
  VENDORS.map(({ urlVariable }) => [urlVariable, url(/^https?:\/\//, "must be an http:// or https:// URL")]),
)

const Environment = Schema.Struct({
  PORT: Schema.optionalKey(Port),
  HOST: Schema.optionalKey(Schema.NonEmptyString),
  DATA_DIR: Schema.optionalKey(Schema.NonEmptyString),
  DATABASE_URL: url(
    /^postgres(ql)?:\/\//,
    "must be a postgres:// URL (with # / ? % of a password as %23 %2F %3F %25)",
  ),
  EVENTSTORE_URL: Schema.optionalKey(EventStoreUrl),
  ...vendorFields,
  PUBLIC_URL: Schema.optionalKey(Origin),
  DEMO_DATA: Schema.optionalKey(Schema.Literals(["on", "off"]).annotate({ message: "must be on or off" })),
})

/** The environment variables that `npm start` and `npm run dev` use; all others are passed on to the API unchanged. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly publicUrl: string
  /** Absent: the embedded Postgres. */
  readonly databaseUrl?: string
  /** Absent: the event log lives in Postgres. */
  readonly eventStoreUrl?: string
  /** By variable. Vendors without a value are simulated. */
  readonly vendorUrls: Readonly<Record<string, string | undefined>>
  /** An external database gets demo data only on request. */
  readonly demoData: boolean
}

/** Decodes the environment. Empty variables count as absent, as Compose and CI systems set them so. */
export const readSettings = Effect.fnUntraced(function* (
  environment: NodeJS.ProcessEnv,
): Effect.fn.Return<Settings, StartError> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const decoded = yield* Schema.decodeUnknownEffect(Environment)(given, { errors: "all" }).pipe(
    Effect.mapError(
      (error) =>
        new StartError({ message: `The configuration is wrong: ${wrongIn(error.issue)}.`, cause: error }),
    ),
  )
  const port = Number(decoded.PORT ?? "3000")
  return {
    port,
    host: decoded.HOST ?? "127.0.0.1",
    dataDir: resolve(decoded.DATA_DIR ?? "data"),
    vendorUrls: Object.fromEntries(Object.entries(given).filter(([name]) => name in vendorFields)),
    publicUrl: new URL(decoded.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    demoData:
      decoded.DEMO_DATA === undefined ? decoded.DATABASE_URL === undefined : decoded.DEMO_DATA === "on",
    ...(decoded.DATABASE_URL === undefined ? {} : { databaseUrl: decoded.DATABASE_URL }),
    ...(decoded.EVENTSTORE_URL === undefined ? {} : { eventStoreUrl: decoded.EVENTSTORE_URL }),
  }
})

const format = SchemaIssue.makeFormatterStandardSchemaV1()

function wrongIn(issue: SchemaIssue.Issue): string {
  return format(issue)
    .issues.map(({ path, message }) => `${String(path?.[0])} ${message}`)
    .join(", and ")
}
