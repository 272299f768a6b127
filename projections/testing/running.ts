import type { EventLog } from "@voltread/domain/event.ts"
import { Effect, Fiber, type Layer, Logger } from "effect"
import { RunnerStatus } from "../platform/status.ts"
import { type RunnerOptions, runProjections } from "../runner.ts"

export interface Running {
  readonly status: RunnerStatus
  /** Its log, as text. */
  readonly log: ReadonlyArray<string>
  readonly stop: () => Promise<void>
  /** Resolves to the error that ended it. */
  readonly failure: () => Promise<unknown>
}

/** A runner in the background of a test. */
export const running = (options: RunnerOptions, eventLog: Layer.Layer<EventLog>): Running => {
  const status = new RunnerStatus()
  const log: Array<string> = []
  const logger = Logger.make(({ message }) => {
    log.push(Array.isArray(message) ? message.join(" ") : String(message))
  })
  const fiber = Effect.runFork(
    runProjections({ ...options, status }).pipe(
      Effect.provide(eventLog),
      Effect.provide(Logger.layer([logger])),
    ),
  )
  return {
    status,
    log,
    stop: () => Effect.runPromise(Fiber.interrupt(fiber)),
    failure: () => Effect.runPromise(Effect.flip(Fiber.join(fiber))),
  }
}
