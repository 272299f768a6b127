import { Clock, Effect } from "effect"

/** Progress on the terminal; details go to the logs. */
export interface Screen {
  readonly line: (text: string) => Effect.Effect<void>
  /** Shows the current step, and its duration once it is done. */
  readonly step: <A, E, R>(what: string, action: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

const LABEL_WIDTH = 34
const REMIND_MS = 20_000

export function screenOn(output: NodeJS.WriteStream): Screen {
  // A closed terminal must not end the shop with an error about the terminal.
  output.on("error", () => undefined)
  const line = (text: string) => Effect.sync(() => void output.write(`${text}\n`))
  const reminder = (what: string) =>
    Effect.forever(Effect.andThen(Effect.sleep(REMIND_MS), line(`  … still working: ${what}`)))
  return {
    line,
    step: (what, action) =>
      Effect.gen(function* () {
        const since = yield* Clock.currentTimeMillis
        const result = yield* Effect.raceFirst(action, reminder(what))
        const seconds = ((yield* Clock.currentTimeMillis) - since) / 1000
        yield* line(`  ✓ ${what.padEnd(LABEL_WIDTH)} ${seconds.toFixed(1).padStart(5)} s`)
        return result
      }),
  }
}
