/** SQL: how long to wait after `attempts` tries, 5 seconds at first and up to ten minutes. */
export const PAUSE_AFTER_ATTEMPTS = "make_interval(secs => least(600, 5 * power(2, least(attempts, 7))))"
