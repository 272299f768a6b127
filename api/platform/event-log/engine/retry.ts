import { type Duration, Schedule } from "effect"

const backOff = Schedule.min([Schedule.exponential("25 millis"), Schedule.spaced("1 second")]).pipe(
  Schedule.jittered,
)

/** Long enough for a server restart, shorter than the timeouts of callers. */
export const RETRY_DURATION: Duration.Input = "8 seconds"

/** Retry schedule of appends and reads while the log is unavailable. */
export const retryFor = (patience: Duration.Input) => backOff.pipe(Schedule.upTo({ duration: patience }))

/** Retry schedule of subscriptions, with at most about a second between attempts. */
export const retryForever = backOff
