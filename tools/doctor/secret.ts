import { Effect } from "effect"
import { keysOpenedBy, WITHOUT_SECRET } from "../start/known-secret.ts"
import type { Finding } from "./finding.ts"

/** Whether the shop ran with this secret before, by the keys of its log-ins; nothing before its first start. */
export const checkSecret = (url: string, secret: string): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.map(keysOpenedBy(url, secret), ({ opened, keys }) =>
    keys === 0 ? [] : [{ what: "Secret", ...judgeSecret(opened, keys) }],
  )

/** By how many of the keys it opens. */
const judgeSecret = (opened: number, keys: number): Pick<Finding, "state" | "says"> => {
  if (opened === keys) return { state: "ok", says: "SESSION_SECRET is the one that the shop ran with." }
  return opened === 0
    ? {
        state: "problem",
        says: `The shop ran with another SESSION_SECRET: ${WITHOUT_SECRET}. Set that one, unless it was replaced on purpose.`,
      }
    : {
        state: "warning",
        says: "For a while, the shop ran with another SESSION_SECRET: log-ins, links, second factors and mail of that time cannot be read.",
      }
}
