import { Effect, Result } from "effect"
import type { FastifyInstance } from "fastify"
import { type AccountSignal, AccountSignals } from "../accounts/signals.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { EventStreams } from "../platform/http/event-stream.ts"
import type { Identifier } from "./identify.ts"

interface AccountFollowers {
  readonly identifier: Identifier
  readonly streams: EventStreams
}

/**
 * On account signals of any process: evicts the account from the session cache and closes streams of ended sessions.
 * Signals are lost while Postgres cannot be reached: after that everybody is evicted, and all streams end, so that their
 * pages are authenticated again.
 */
export const followAccounts = async (
  app: FastifyInstance,
  run: EffectRunner<AccountSignals>,
  { identifier, streams }: AccountFollowers,
): Promise<void> => {
  const onSignal = (signal: AccountSignal): void => {
    identifier.evictAccount(signal.username)
    if (signal.kind === "ended") streams.endSessions(signal)
  }
  const onConnected = (): void => {
    identifier.evictAll()
    streams.endAll()
  }
  const stop = await run(
    AccountSignals.use(({ listen }) => Effect.sync(() => listen({ onSignal, onConnected }))),
  )
  if (Result.isFailure(stop)) throw stop.failure
  app.addHook("onClose", async () => stop.success())
}
