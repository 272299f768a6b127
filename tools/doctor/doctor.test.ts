import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeCryptography } from "@voltread/api/platform/cryptography.ts"
import { migrate } from "@voltread/api/platform/postgres/migrate.ts"
import { createPool } from "@voltread/api/platform/postgres/pool.ts"
import { createTestDatabase, type TestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { judgeDisk } from "../start/judge-disk.ts"
import { checkDatabaseDisk } from "./disk.ts"
import { examine } from "./doctor.ts"
import { toLine } from "./finding.ts"
import { judgeClock, judgeVersion } from "./limits.ts"

let fresh: TestDatabase
let ready: TestDatabase
beforeAll(async () => {
  fresh = await createTestDatabase(inject("postgresUrl"))
  ready = await createTestDatabase(inject("postgresUrl"))
  const pool = createPool({ url: ready.url, max: 1, applicationName: "test" }, () => undefined)
  await Effect.runPromise(migrate(pool))
  await pool.end()
})
afterAll(async () => {
  await fresh.drop()
  await ready.drop()
})

const SESSION_SECRET = "a secret of the tests that is long enough"
const NOBODY = "http://127.0.0.1:9"

const said = async (environment: Readonly<Record<string, string>>) =>
  new Map(
    (await Effect.runPromise(examine({ SESSION_SECRET, ...environment }))).map(({ what, state, says }) => [
      what,
      `${state}: ${says}`,
    ]),
  )

describe("the doctor", () => {
  test("finds nothing wrong with a working shop", async () => {
    const found = await said({ DATABASE_URL: ready.url })
    expect([...found.keys()]).toEqual([
      "Settings",
      "Database",
      "Rights",
      "Tables",
      "Clock",
      "Web pages",
      "Disk",
      "Database disk",
      "Event log",
      "Payments",
      "Mail",
    ])
    expect([...found.values()].filter((finding) => finding.startsWith("problem"))).toEqual([])
    expect(found.get("Tables")).toBe("ok: The tables are those of this release.")
    expect(found.get("Mail")).toMatch(/^warning: SMTP_URL is not set/)
  })

  test("reports the free space on the disks of the shop and of a local database", async () => {
    const found = await said({ DATABASE_URL: ready.url, IMPORT_FOLDER: "/proc/none/imports" })
    expect(found.get("Disk")).toMatch(/^problem: 0\.0 GB are free/)
    expect(found.get("Database disk")).toMatch(/GB are free/)
  })

  test("reports a database disk that it cannot see", async () => {
    const pool = createPool({ url: ready.url, max: 1, applicationName: "test" }, () => undefined)
    await pool.query("create role onlooker login password 'looks'")
    const url = new URL(ready.url)
    url.username = "onlooker"
    url.password = "looks"
    const finding = await Effect.runPromise(checkDatabaseDisk(url.href))
    await pool.query("drop role onlooker")
    await pool.end()
    expect(finding).toMatchObject({
      state: "warning",
      says: expect.stringMatching(/^The database takes \d+ MB .* cannot be seen from here/),
    })
  })

  test("reports what a new database still needs", async () => {
    const found = await said({ DATABASE_URL: fresh.url })
    expect(found.get("Tables")).toMatch(/^warning: There are none yet: npm start makes them/)
    expect([...found.values()].filter((finding) => finding.startsWith("problem"))).toEqual([])
  })

  test("says that an API without its web apps serves no pages", async () => {
    expect((await said({ DATABASE_URL: ready.url })).get("Web pages")).toMatch(
      /^warning: WEB_FOLDER is not set/,
    )
    expect((await said({ DATABASE_URL: ready.url, WEB_FOLDER: "/nowhere" })).get("Web pages")).toMatch(
      /^problem: \/nowhere lacks storefront\/dist\/client, /,
    )
  })

  test("looks at the table of countries, where one is named", async () => {
    const found = await said({ DATABASE_URL: ready.url, COUNTRY_FILE: "/nowhere/table.csv.gz" })
    expect(found.get("Countries")).toMatch(
      /^problem: The table of countries, \/nowhere\/table\.csv\.gz, cannot/,
    )
  })

  test("names the user whose tables this one may not read", async () => {
    const pool = createPool({ url: ready.url, max: 1, applicationName: "test" }, () => undefined)
    await pool.query("create role stranger login password 'looks'")
    const url = new URL(ready.url)
    const owner = url.username
    url.username = "stranger"
    url.password = "looks"
    const found = await said({ DATABASE_URL: url.href })
    await pool.query("drop role stranger")
    await pool.end()
    expect(found.get("Database")).toMatch(/^ok: Postgres/)
    expect(found.get("Rights")).toBe(
      `problem: The shop's tables belong to the database's user ${owner}, and this user may not read them: name ${owner} in DATABASE_URL.`,
    )
    expect([...found.keys()]).toEqual(["Settings", "Database", "Rights", "Clock"])
  })

  test("recognizes a database of a newer release", async () => {
    const pool = createPool({ url: ready.url, max: 1, applicationName: "test" }, () => undefined)
    await pool.query(
      "insert into schema_migrations (number, name, checksum) values (9999, '9999_later.sql', '')",
    )
    const found = await said({ DATABASE_URL: ready.url })
    await pool.query("delete from schema_migrations where number = 9999")
    await pool.end()
    expect(found.get("Tables")).toMatch(
      /^problem: A newer release has changed the database \(9999_later\.sql\)/,
    )
  })

  test("recognizes a secret that the shop did not run with", async () => {
    const pool = createPool({ url: ready.url, max: 1, applicationName: "test" }, () => undefined)
    const keep = (secret: string) =>
      pool.query(
        "insert into signing_key (kid, public_jwk, private_key) values (gen_random_uuid(), '{}', $1)",
        [makeCryptography(secret).encrypt("signing-keys", "{}")],
      )
    const now = async () => (await said({ DATABASE_URL: ready.url })).get("Secret")
    await keep("another secret of the tests, long enough")
    expect(await now()).toMatch(/^problem: The shop ran with another SESSION_SECRET/)
    await keep(SESSION_SECRET)
    expect(await now()).toMatch(/^warning: For a while, the shop ran with another SESSION_SECRET/)
    await pool.query("delete from signing_key")
    await keep(SESSION_SECRET)
    expect(await now()).toBe("ok: SESSION_SECRET is the one that the shop ran with.")
    await pool.query("delete from signing_key")
    await pool.end()
    expect(await now()).toBeUndefined()
  })

  test("reports variables that are missing or wrong", async () => {
    const found = await said({
      DATABASE_URL: ready.url,
      DATA_DIR: "/proc/voltread",
      SESSION_SECRET: "",
      BRAINTREE_URL: NOBODY,
    })
    expect(found.get("Settings")).toContain("SESSION_SECRET: is required")
    expect(found.get("Settings")).toContain("BRAINTREE_PRIVATE_KEY: is required")
  })

  test("reports a database, a gateway and a mail server that do not answer", async () => {
    const database = await said({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" })
    expect(database.get("Database")).toMatch(
      /^problem: The database of DATABASE_URL does not answer \(.+\): is it/,
    )
    const others = await said({
      DATABASE_URL: ready.url,
      SMTP_URL: "smtp://127.0.0.1:9",
      COINBASE_URL: NOBODY,
      COINBASE_API_KEY: "key",
      COINBASE_WEBHOOK_SECRET: "secret",
      MINFRAUD_URL: NOBODY,
      MINFRAUD_ACCOUNT_ID: "1",
      MINFRAUD_LICENSE_KEY: "key",
    })
    expect(others.get("coinbase")).toBe("problem: It cannot be reached (no answer).")
    expect(others.get("MaxMind")).toBe("problem: It cannot be reached (no connection).")
    expect(others.get("Mail")).toMatch(
      /^problem: The mail server of SMTP_URL does not take mail \(.+\): is it running, and are its address/,
    )
  })

  test("takes no shop for ill that is only stopped", async () => {
    const folder = mkdtempSync(join(tmpdir(), "doctor-"))
    mkdirSync(join(folder, "postgres"))
    writeFileSync(join(folder, "postgres/PG_VERSION"), "18\n")
    const found = await said({ DATA_DIR: folder })
    rmSync(folder, { recursive: true })
    expect([...found.keys()]).toEqual(["Disk", "Shop"])
    expect(found.get("Shop")).toBe(
      `warning: The shop in ${folder} is stopped, so that nothing else can be checked: start it with npm start.`,
    )
  })

  test("reports a missing folder and what to do about it, and checks no further", async () => {
    const found = await said({ DATA_DIR: "/proc/voltread" })
    expect([...found.keys()]).toEqual(["Data folder"])
    expect(found.get("Data folder")).toMatch(/^problem: There is no shop in \/proc\/voltread yet: npm start/)
  })
})

test.each([
  [judgeVersion(160_004).state, "problem"],
  [judgeVersion(170_000).state, "ok"],
  [judgeDisk(999_999_999).state, "problem"],
  [judgeDisk(4_900_000_000).state, "warning"],
  [judgeDisk(5_000_000_000).state, "ok"],
  [judgeClock(-1_999).state, "ok"],
  [judgeClock(2_000).state, "warning"],
  [judgeClock(-30_000).state, "problem"],
])("a limit: %s", (state, expected) => expect(state).toBe(expected))

test("a finding is a line, with its list below", () => {
  expect(toLine({ what: "Settings", state: "problem", says: "Not complete:\n  PORT" })).toBe(
    "  ✗ Settings       Not complete:\n                     PORT",
  )
})
