import { makeCryptography } from "@voltread/api/platform/cryptography.ts"
import { Effect, Result, Schema } from "effect"
import pg from "pg"
import { StartError } from "./error.ts"
import type { Screen } from "./screen.ts"

const decodeKeys = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ private_key: Schema.Uint8Array })))

/** What follows from another secret. */
export const WITHOUT_SECRET =
  "log-ins and links of before have ended, and second factors and mail that waits cannot be read"

/**
 * How many keys of log-ins the shop of this database keeps, and how many of them this secret opens. There are none before
 * its first start.
 */
export const keysOpenedBy = (
  url: string,
  secret: string,
): Effect.Effect<{ readonly opened: number; readonly keys: number }> =>
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
      return { opened: opened.length, keys: keys.length }
    }),
  )

/**
 * Refuses to go on with another secret than the shop of this database ran with, where nobody chose it: the data folder was
 * lost or is another one. Who sets SESSION_SECRET may mean to replace it, and is told what ends.
 */
export const refuseUnknownSecret = Effect.fnUntraced(function* (
  url: string,
  { chosen, made, dataDir }: { readonly chosen: string; readonly made: string; readonly dataDir: string },
  screen: Pick<Screen, "line">,
): Effect.fn.Return<void, StartError> {
  const { opened, keys } = yield* keysOpenedBy(url, chosen || made)
  if (keys === 0 || opened > 0) return
  if (chosen !== "")
    return yield* screen.line(`  ! The shop ran with another SESSION_SECRET: ${WITHOUT_SECRET}.`)
  return yield* new StartError({
    message: `The shop of this database ran with another SESSION_SECRET than the one in ${dataDir}: set that one, or DATA_DIR to its folder. Where it is lost, set SESSION_SECRET to a new one, of at least 32 characters, to go on without it; then ${WITHOUT_SECRET}.`,
  })
})
