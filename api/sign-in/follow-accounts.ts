import { Effect, Result } from "effect"
import type { FastifyInstance } from "fastify"
import { type AccountSignal, AccountSignals } from "../accounts/signals.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import type { EventStreams } from "../platform/http/event-stream.ts"
import type { Identifier } from "./identify.ts"

export interface AccountFollowers {
  readonly identifier: Identifier
  readonly streams: EventStreams
}

/**
 * Lets this process forget at once what it knows of an account that any process changed, and ends the event streams
 * of sign-ins that ended.
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
  const stop = await run(AccountSignals.use(({ listen }) => Effect.sync(() => listen(onSignal))))
  if (Result.isFailure(stop)) throw stop.failure
  app.addHook("onClose", async () => stop.success())
}
