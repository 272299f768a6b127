import { Effect, Schedule } from "effect"
import { type Process, startProcess } from "../../contract/engine.ts"
import { type EventStoreDbOptions, eventStoreDbEventLog } from "../../eventstoredb.ts"
import { type DoubleOptions, type EventStoreDbDouble, startEventStoreDbDouble } from "./server.ts"

export const urlOf = (...servers: ReadonlyArray<{ readonly port: number }>): string =>
  `esdb://${servers.map(({ port }) => `127.0.0.1:${port}`).join(",")}?tls=false`

const stops: Array<() => Promise<void> | void> = []

/** To be called when the test is over. */
export const whenOver = (stop: () => Promise<void> | void): void => {
  stops.push(stop)
}

/** Ends what the test has started, the newest first. */
export const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop()
}

export const startDouble = async (options?: DoubleOptions): Promise<EventStoreDbDouble> => {
  const double = await startEventStoreDbDouble(options)
  whenOver(double.stop)
  return double
}

/** A process with the event log at `url`, which gives up sooner than a shop would. */
export const startLog = (url: string, options: Omit<EventStoreDbOptions, "url"> = {}): Process => {
  const layer = eventStoreDbEventLog({ url, patience: "3 seconds", answerTimeout: "500 millis", ...options })
  const process = startProcess({ layer })
  whenOver(process.exit)
  return process
}

export const eventually = (holds: () => boolean) =>
  Effect.repeat(Effect.sync(holds), { until: (held) => held, schedule: Schedule.spaced("5 millis") })
