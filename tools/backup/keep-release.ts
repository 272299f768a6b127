import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readMigrations } from "@voltread/api/platform/postgres/migrate.ts"
import { BooksData } from "@voltread/domain/contract/books.ts"
import { Effect, Schedule, Schema } from "effect"
import { runCommand } from "../start/command.ts"
import { StartError } from "../start/error.ts"
import { embeddedDatabase } from "../start/running-shop.ts"
import { temporaryShopWith } from "../test/shop-process.ts"
import { backUp } from "./back-up.ts"
import { ordersShown, ownerOf, RELEASE_SECRET, RELEASES, revenueShown, versionInWork } from "./released.ts"

const decodeBooks = Schema.decodeUnknownSync(Schema.Struct({ data: BooksData }))

/**
 * `node tools/backup/keep-release.ts`: keeps a small shop of this release, to test upgrades from it. All people in it
 * are invented.
 */
const command = Effect.gen(function* () {
  const migrations = yield* readMigrations().pipe(
    Effect.mapError(({ message }) => new StartError({ message })),
  )
  const folder = join(RELEASES, String(migrations.at(-1)?.number ?? 0).padStart(4, "0"))
  rmSync(folder, { recursive: true, force: true })
  const shop = yield* temporaryShopWith({
    SESSION_SECRET: RELEASE_SECRET,
    DEMO_DATA: "on",
    DEMO_SIZE: "small",
  })
  const get = yield* Effect.promise(() => ownerOf(shop.url))
  const shown = yield* Effect.promise(async () => ({
    version: versionInWork(),
    orders: await ordersShown(get),
    revenue: await revenueShown(get),
  }))
  yield* Effect.promise(async () => decodeBooks(await get("/api/admin/reports/books")).data.orders).pipe(
    Effect.repeat({
      until: (compared) => compared === shown.orders.length,
      schedule: Schedule.spaced("1 second"),
    }),
  )
  const url = yield* embeddedDatabase(shop.dataDir)
  yield* Effect.promise(() => backUp(url, RELEASE_SECRET, folder))
  writeFileSync(join(folder, "expected.json"), `${JSON.stringify(shown, null, 2)}\n`)
  process.stdout.write(`${shown.orders.length} orders are in ${folder}.\n`)
  return 0
}).pipe(Effect.scoped)

runCommand(command)
