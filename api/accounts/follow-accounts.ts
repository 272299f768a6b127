import { Effect, Result } from "effect"
import type { FastifyInstance } from "fastify"
import type { Identifier } from "../auth/identify.ts"
import type { EventStreams } from "../live/event-stream.ts"
import type { Run } from "../services.ts"
import { type AccountSignal, AccountSignals } from "./signals.ts"

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
  run: Run,
  { identifier, streams }: AccountFollowers,
): Promise<void> => {
  const heed = (signal: AccountSignal): void => {
    identifier.forgetAccount(signal.username)
    if (signal.kind === "ended") streams.endOf(signal)
  }
  const stop = await run(AccountSignals.use(({ listen }) => Effect.sync(() => listen(heed))))
  if (Result.isFailure(stop)) throw stop.failure
  app.addHook("onClose", async () => stop.success())
}
