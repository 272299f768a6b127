import { type Duration, Schedule } from "effect"

const backOff = Schedule.min([Schedule.exponential("25 millis"), Schedule.spaced("1 second")]).pipe(
  Schedule.jittered,
)

/** Long enough for a restart of the server, too short for whoever waits for the answer to have given up. */
export const RETRY_DURATION: Duration.Input = "8 seconds"

/** How appends and reads keep trying while the log is away. */
export const retryFor = (patience: Duration.Input) => backOff.pipe(Schedule.upTo({ duration: patience }))

/** Subscriptions never give up: at most a second or so between two attempts. */
export const retryForever = backOff
