import { join } from "node:path"
import { Result, Schema } from "effect"

export const port = Schema.NumberFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 0, maximum: 65_535 }),
)
export const milliseconds = Schema.NumberFromString.check(Schema.isInt(), Schema.isGreaterThanOrEqualTo(0))

const Environment = Schema.Struct({
  DATA_DIR: Schema.optional(Schema.String),
  SIMULATORS_HOST: Schema.optional(Schema.NonEmptyString),
  SIMULATORS_ADMIN_TOKEN: Schema.NonEmptyString,
  SHOP_WEBHOOK_URL: Schema.optional(Schema.NonEmptyString),
  SIMULATORS_WEBHOOK_RETRY_MS: Schema.optional(milliseconds),
  SIMULATORS_OPERATOR_PORT: Schema.optional(port),
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

/** The settings that all simulated vendors share. */
export interface SharedSettings {
  readonly host: string
  /** Where the simulators keep their state. */
  readonly directory: string
  readonly adminToken: string
  /** The address of the shop for webhooks, to which the vendor's name is appended; absent: none are sent. */
  readonly webhookUrl: string | undefined
  readonly webhookRetryMs: number
  /** The port of the operator page; absent: no page. */
  readonly operatorPort?: number | undefined
  /** Reports internal errors, without the content of requests. */
  readonly report: (message: string) => void
}

/** Reads the environment; a failure names all errors in it. */
export const readSettings = (
  environment: NodeJS.ProcessEnv,
  report: SharedSettings["report"],
): Result.Result<SharedSettings, string> =>
  Result.mapBoth(decode(environment), {
    onFailure: (error) => error.message,
    onSuccess: (given) => ({
      host: given.SIMULATORS_HOST ?? "127.0.0.1",
      directory: join(given.DATA_DIR ?? "data", "simulators"),
      adminToken: given.SIMULATORS_ADMIN_TOKEN,
      webhookUrl: given.SHOP_WEBHOOK_URL,
      operatorPort: given.SIMULATORS_OPERATOR_PORT,
      webhookRetryMs: given.SIMULATORS_WEBHOOK_RETRY_MS ?? 1_000,
      report,
    }),
  })
