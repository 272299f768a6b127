import { makeCryptography } from "@voltread/api/platform/cryptography.ts"
import { createTestDatabase, type TestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { Effect } from "effect"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { prepareDatabase } from "./database.ts"
import { refuseUnknownSecret } from "./known-secret.ts"

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await Effect.runPromise(prepareDatabase(database.url))
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const [FIRST, SECOND] = ["the first secret of this installation", "another secret of this installation"]

/** The shop has run with this secret: there is a key of its log-ins. */
const ranWith = (secret: string) =>
  client.query(
    "insert into signing_key (kid, public_jwk, private_key) values (gen_random_uuid(), '{}', $1)",
    [makeCryptography(secret).encrypt("signing-keys", "{}")],
  )

/** What is said by a start that goes on. */
const started = async (secret: { readonly chosen: string; readonly made: string }) => {
  const said: Array<string> = []
  const line = (text: string) => Effect.sync(() => void said.push(text))
  await Effect.runPromise(refuseUnknownSecret(database.url, { ...secret, dataDir: "/data" }, { line }))
  return said
}

test("the secret of a shop is kept: another one that a start has made is refused, one that was chosen is told", async () => {
  expect(await started({ chosen: "", made: FIRST })).toEqual([])
  await ranWith(FIRST)
  expect(await started({ chosen: "", made: FIRST })).toEqual([])
  await expect(started({ chosen: "", made: SECOND })).rejects.toThrow(
    /ran with another SESSION_SECRET than the one in \/data: set that one, or DATA_DIR to its folder\. Where it is lost/,
  )
  expect(await started({ chosen: SECOND, made: FIRST })).toEqual([
    "  ! The shop ran with another SESSION_SECRET: log-ins and links of before have ended, and second factors and mail that waits cannot be read.",
  ])
  await ranWith(SECOND)
  expect(await started({ chosen: SECOND, made: FIRST })).toEqual([])
})
