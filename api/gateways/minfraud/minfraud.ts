import { Data, Effect, Schedule, Schema } from "effect"
import { type FraudChecker, QuestionRefused } from "../../fraud/fraud-checker.ts"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { InsightsAnswer, toFraudAnswer, toInsightsRequest, VendorError } from "./minfraud-wire.ts"

export interface MinFraudConfig {
  /** The vendor's origin. */
  readonly baseUrl: string
  readonly accountId: string
  readonly licenseKey: string
  /** Milliseconds for one try. */
  readonly timeoutMs: number
}

const PATH = "/minfraud/v2.0/insights"
const OPERATION = "minFraud"
/** Refused as no JSON. */
const NO_QUESTION = "?"

/** A try that brought no answer and may be repeated. */
class NoAnswer extends Data.TaggedError("NoAnswer")<{ readonly reason: string }> {}

/** At most 3 tries: the question changes nothing at the vendor. */
const RETRIES = Schedule.exponential("100 millis", 3).pipe(Schedule.jittered, Schedule.upTo({ times: 2 }))

/** MaxMind minFraud Insights, version 2.0 (gateways §8). */
export const makeMinFraud = (config: MinFraudConfig): FraudChecker => {
  const url = new URL(PATH, config.baseUrl)
  const authorization = `Basic ${Buffer.from(`${config.accountId}:${config.licenseKey}`).toString("base64")}`

  const post = (body: string) =>
    Effect.tryPromise({
      try: async (signal) => {
        const answer = await fetch(url, {
          method: "POST",
          headers: { authorization, "content-type": "application/json", accept: "application/json" },
          body,
          redirect: "error",
          signal: AbortSignal.any([signal, AbortSignal.timeout(config.timeoutMs)]),
        })
        return { status: answer.status, text: await answer.text() }
      },
      catch: (cause) => new NoAnswer({ reason: reasonOf(cause) }),
    })

  const send = (body: string) =>
    post(body).pipe(
      Effect.flatMap(({ status, text }) => read(status, text)),
      Effect.retry({ schedule: RETRIES, while: ({ _tag }) => _tag === "NoAnswer" }),
      Effect.catchTag("NoAnswer", ({ reason }) =>
        Effect.fail(new GatewayUnavailable({ operation: OPERATION, reason })),
      ),
    )

  return {
    name: "MaxMind",
    ask: (question) => send(JSON.stringify(toInsightsRequest(question))),
    // The vendor looks at the credentials first, and charges for nothing that it refuses.
    probe: send(NO_QUESTION).pipe(
      Effect.catchTag("QuestionRefused", () => Effect.void),
      Effect.asVoid,
    ),
  }
}

const decodeAnswer = Schema.decodeUnknownEffect(Schema.fromJsonString(InsightsAnswer))
const decodeError = Schema.decodeUnknownOption(Schema.fromJsonString(VendorError))

const read = (status: number, text: string) => {
  if (status === 200)
    return decodeAnswer(text).pipe(
      Effect.map(toFraudAnswer),
      Effect.mapError(() => new NoAnswer({ reason: "an answer that cannot be read" })),
    )
  return Effect.fail(failureOf(status, text))
}

/** The vendor's texts may repeat what was sent; its codes do not. */
const failureOf = (status: number, text: string): NoAnswer | QuestionRefused | GatewayError => {
  const error = decodeError(text)
  const reason = error._tag === "Some" ? `${status} ${error.value.code}` : `${status}`
  if (status === 408 || status === 429 || status >= 500) return new NoAnswer({ reason })
  return status === 400
    ? new QuestionRefused({ reason })
    : new GatewayMisconfigured({ operation: OPERATION, reason })
}

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && cause.name === "TimeoutError" ? "no answer in time" : "no connection"
