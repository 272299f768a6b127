import { readFileSync } from "node:fs"

// Preloaded into every process of a shop under test: its wall clock is off by the number of milliseconds in
// FAULTS_CLOCK_FILE, as if somebody had set the machine's clock. Timers are not affected, as on a real machine.
const LOOK_AGAIN_MS = 50
const file = process.env.FAULTS_CLOCK_FILE

if (file !== undefined) {
  let offset = 0
  const look = () => {
    offset = Number(readFileSync(file, "utf8"))
  }
  look()
  setInterval(look, LOOK_AGAIN_MS).unref()
  const shifted = (clock: DateConstructor) => () => clock.now() + offset
  globalThis.Date = new Proxy(Date, {
    construct: (clock, given, made) =>
      Reflect.construct(clock, given.length === 0 ? [shifted(clock)()] : given, made),
    apply: (clock) => new clock(shifted(clock)()).toString(),
    get: (clock, name) => (name === "now" ? shifted(clock) : Reflect.get(clock, name)),
  })
}
