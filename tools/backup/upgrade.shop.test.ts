import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { complaintsIn } from "@voltread/api/testing/complaints.ts"
import { BooksData } from "@voltread/domain/contract/books.ts"
import { Effect, Exit, Schema, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freePort } from "../../api/platform/postgres/embedded.ts"
import { runProcess } from "../test/process.ts"
import { ROOT, type ShopProcess, spawnShop, untilHealthy } from "../test/shop-process.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import {
  ordersShown,
  ownerOf,
  RELEASE_SECRET,
  RELEASES,
  type Reader,
  revenueShown,
  Shown,
} from "./released.ts"

/** Other orders change with time: an undecided application ends after a month. */
const HAS_ENDED: ReadonlySet<string> = new Set(["COMPLETED", "CANCELLED", "RETURNED"])

const decodeExpected = Schema.decodeUnknownSync(Schema.fromJsonString(Shown))
const decodeBooks = Schema.decodeUnknownSync(Schema.Struct({ data: BooksData }))

describe.each(readdirSync(RELEASES))("data of a release with migrations up to %s", (release) => {
  const folder = join(RELEASES, release)
  const expected = decodeExpected(readFileSync(join(folder, "expected.json"), "utf8"))
  const scope = Scope.makeUnsafe()
  const run = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>) =>
    Effect.runPromise(Scope.provide(effect, scope))
  let shop: ShopProcess
  let get: Reader

  beforeAll(async () => {
    const dataDir = join(await run(temporaryFolder), "data")
    const env = { DATA_DIR: dataDir, SESSION_SECRET: RELEASE_SECRET, DEMO_DATA: "off" }
    const command = ["tools/start/launch.cjs", "tools/backup/main.ts", "restore", folder]
    expect(await run(runProcess(process.execPath, command, { cwd: ROOT, env }))).toBe(0)
    shop = spawnShop({ dataDir, port: await run(freePort), env })
    await run(untilHealthy(shop))
    get = await ownerOf(shop.url)
  })
  afterAll(async () => {
    shop.signal("SIGTERM")
    await shop.ended
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  test("the audit finds nothing, and no process logs a problem", async () => {
    const books = async () => decodeBooks(await get("/api/admin/reports/books")).data
    await expect
      .poll(async () => (await books()).orders, { timeout: 120_000, interval: 1_000 })
      .toBe(expected.orders.length)
    expect((await books()).findings).toEqual([])
    const logs = join(shop.dataDir, "logs")
    const complaints = readdirSync(logs)
      .filter((name) => /^(api|projector)\.log$/.test(name))
      .flatMap((name) => complaintsIn(readFileSync(join(logs, name), "utf8")))
      // Their lender knew them; this test's simulated lender never got them.
      .filter((line) => !/^.{0,20}Application .* waits: it does not know the application/.test(line))
    expect(complaints).toEqual([])
  })

  test("every order is listed with its total and its customer's decrypted address; ended orders are unchanged", async () => {
    const shown = (await ordersShown(get)).map(([number, status, ...rest]) => [
      number,
      HAS_ENDED.has(status) ? status : "open",
      ...rest,
    ])
    expect(shown).toEqual(
      expected.orders.map(([number, status, ...rest]) => [
        number,
        HAS_ENDED.has(status) ? status : "open",
        ...rest,
      ]),
    )
  })

  test("Revenue is the same to the cent", async () => {
    expect(await revenueShown(get)).toMatchObject(expected.revenue)
  })
})
