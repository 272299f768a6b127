import type { Finding } from "./finding.ts"

type Judgment = Pick<Finding, "state" | "says">

const OLDEST = 17

/** `version`: in the form of `server_version_num`, such as 170005. */
export const judgeVersion = (version: number): Judgment => {
  const major = Math.floor(version / 10_000)
  const name = `Postgres ${major}.${version % 10_000}`
  return major >= OLDEST
    ? { state: "ok", says: `${name} answers.` }
    : { state: "problem", says: `${name} is too old: the shop needs ${OLDEST} or later.` }
}

const SECOND = 1_000

/** `difference`: milliseconds by which this machine is ahead of the database. */
export const judgeClock = (difference: number): Judgment => {
  const off = Math.abs(difference)
  const seconds = `${(off / SECOND).toFixed(1)} s ${difference > 0 ? "ahead of" : "behind"} the database's`
  if (off < 2 * SECOND) return { state: "ok", says: "This machine and the database tell the same time." }
  return {
    state: off < 30 * SECOND ? "warning" : "problem",
    says: `This machine's clock is ${seconds}: set both by a time server (NTP).`,
  }
}
