import { Effect, Layer, Schema } from "effect"
import { type ClickAnswer, ClickTracker, type ClickTrackerService } from "../../marketing/click-tracker.ts"
import { GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { guardedCall } from "../../platform/http/guarded-call.ts"

interface ClickTrackerConfig {
  readonly baseUrl: string
  readonly token: string | undefined
}

const TIMEOUT_MS = 5_000

const operation = "click"

const Answer = Schema.fromJsonString(
  Schema.Struct({ code: Schema.Int, rxId: Schema.optionalKey(Schema.NullOr(Schema.String)) }),
)
const decodeAnswer = Schema.decodeUnknownEffect(Answer)

const MAX_RX_ID = 200

const unavailable = (reason: string) => new GatewayUnavailable({ operation, reason })

/** `POST {base}/click`, as gateways §9 describes it. The second call does nothing (spec §7). */
export const makeClickTracker = ({ baseUrl, token }: ClickTrackerConfig): ClickTrackerService => ({
  isOn: true,
  report: Effect.fnUntraced(function* (click): Effect.fn.Return<
    ClickAnswer,
    GatewayUnavailable | GatewayMisconfigured
  > {
    const { status, body } = yield* guardedCall({
      operation,
      method: "POST",
      url: `${baseUrl.replace(/\/+$/, "")}/click`,
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(click),
      timeoutMs: TIMEOUT_MS,
      // The operator's own word: it comes from the configuration.
      localHosts: [new URL(baseUrl).host],
    })
    if (status === 401 || status === 403)
      return yield* new GatewayMisconfigured({ operation, reason: String(status) })
    if (status < 200 || status > 299) return yield* unavailable(`status ${status}`)
    const { code, rxId = null } = yield* decodeAnswer(body).pipe(
      Effect.mapError(() => unavailable("no answer that can be read")),
    )
    return { code, rxId: rxId === null ? null : rxId.slice(0, MAX_RX_ID) }
  }),
  confirm: () => Effect.void,
})

/** Where no tracking service is configured. */
const OFF: ClickTrackerService = {
  isOn: false,
  report: () => Effect.fail(new GatewayMisconfigured({ operation, reason: "not configured" })),
  confirm: () => Effect.void,
}

export const clickTrackerLayer = (config: ClickTrackerConfig | undefined): Layer.Layer<ClickTracker> =>
  Layer.succeed(ClickTracker, config === undefined ? OFF : makeClickTracker(config))
