/** SQL: how long to wait after `attempts` tries, 5 seconds at first and up to ten minutes. */
export const PAUSE_AFTER_ATTEMPTS = "make_interval(secs => least(600, 5 * power(2, least(attempts, 7))))"

/** Seconds to wait before something is sent to others again, after `attempts` tries: 5 at first and up to an hour. */
export const pauseBeforeSending = (attempts: number): number => Math.min(3_600, 5 * 2 ** (attempts - 1))
