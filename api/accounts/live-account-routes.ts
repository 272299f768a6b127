import { Result } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { EVENT_STREAM_ANSWER, type EventStreams, TOLD_ON_RETURN } from "../platform/http/event-stream.ts"
import { sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { streamSignals } from "../platform/live/stream-signals.ts"
import { AccountSignals } from "./signals.ts"

/** Notifies open pages of a logged-in user when the account changes or the session ends. */
export const liveAccountRoutes = (
  app: ShopInstance,
  run: EffectRunner<AccountSignals>,
  streams: EventStreams,
): void => {
  app.get(
    "/api/account/events",
    {
      config: { access: "use-own-account" },
      schema: {
        ...EVENT_STREAM_ANSWER,
        tags: ["account"],
        summary: "Server-sent events: `account` when it changed, `signed-out` when the sign-in is over",
        description:
          "The `reason` of `signed-out`: `log-out`, `disabled`, `password` (it was changed), `second-factor`, `role`, `erased`, or " +
          `\`reuse\` (somebody used a copied token). ${TOLD_ON_RETURN}`,
      },
    },
    async (request, reply) => {
      const { username } = userOf(request.viewer)
      const signals = await run(AccountSignals)
      if (Result.isFailure(signals)) return sendProblem(reply, signals.failure)
      return streamSignals(reply, streams, signals.success, {
        event: "account",
        dataOf: (signal) =>
          signal.username === username && signal.kind === "changed" ? { changed: true } : null,
        onReturn: { changed: true },
      })
    },
  )
}
