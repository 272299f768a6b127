import { makeCryptography } from "@voltread/api/platform/cryptography.ts"
import { Effect, Result, Schema } from "effect"
import pg from "pg"
import type { Finding } from "./finding.ts"

const decodeKeys = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ private_key: Schema.Uint8Array })))

/** Whether the shop ran with this secret before, by the keys of its log-ins; nothing before its first start. */
export const checkSecret = (url: string, secret: string): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.promise(async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query("select private_key from signing_key")
      return decodeKeys(rows)
    } finally {
      await client.end()
    }
  }).pipe(
    Effect.map((keys) => {
      const { decrypt } = makeCryptography(secret)
      const opened = keys.filter(({ private_key }) =>
        Result.isSuccess(Result.try(() => decrypt("signing-keys", private_key))),
      )
      return keys.length === 0 ? [] : [{ what: "Secret", ...judgeSecret(opened.length, keys.length) }]
    }),
  )

/** By how many of the keys it opens. */
const judgeSecret = (opened: number, keys: number): Pick<Finding, "state" | "says"> => {
  if (opened === keys) return { state: "ok", says: "SESSION_SECRET is the one that the shop ran with." }
  return opened === 0
    ? {
        state: "problem",
        says: "The shop ran with another SESSION_SECRET: its log-ins and links have ended, and second factors and mail that waits cannot be read. Set that one, unless it was replaced on purpose.",
      }
    : {
        state: "warning",
        says: "For a while, the shop ran with another SESSION_SECRET: log-ins, links, second factors and mail of that time cannot be read.",
      }
}
