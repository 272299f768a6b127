import { Effect, Schema } from "effect"
import { type FraudChecker, QuestionRefused } from "../../fraud/fraud-checker.ts"
import { GatewayMisconfigured } from "../../platform/gateway-error.ts"
import { reading, TryFailed, within } from "../vendor-call.ts"
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
          signal,
        })
        return { status: answer.status, text: await answer.text() }
      },
      catch: () => lost("no connection"),
    })

  const send = (body: string) =>
    reading(
      OPERATION,
      post(body).pipe(
        within(config.timeoutMs),
        Effect.flatMap(({ status, text }) => read(status, text)),
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
      Effect.mapError(() => lost("an answer that cannot be read")),
    )
  return Effect.fail(failureOf(status, text))
}

/** The vendor's texts may repeat what was sent; its codes do not. */
const failureOf = (status: number, text: string): TryFailed | QuestionRefused | GatewayMisconfigured => {
  const error = decodeError(text)
  const reason = error._tag === "Some" ? `${status} ${error.value.code}` : `${status}`
  if (status === 408 || status === 429 || status >= 500) return lost(reason)
  return status === 400
    ? new QuestionRefused({ reason })
    : new GatewayMisconfigured({ operation: OPERATION, reason })
}

const lost = (reason: string) => new TryFailed({ kind: "lost", reason })
