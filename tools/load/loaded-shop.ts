import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createPool } from "@voltread/api/platform/postgres/pool.ts"
import { Effect, Schema, type Scope } from "effect"
import type pg from "pg"
import { StartError } from "../start/error.ts"
import { embeddedDatabase } from "../start/running-shop.ts"
import { type ShopProcess, temporaryShopWith } from "../test/shop-process.ts"
import { openSession } from "./session.ts"
import { putOnSale, type StockedProduct } from "./stocked-products.ts"

/** A whole shop in separate processes, with only these products, and what load and audits need of it. */
export interface LoadedShop {
  readonly process: ShopProcess
  readonly shopUrl: string
  readonly tokenizeUrl: string
  readonly simulatorToken: string
  readonly databaseUrl: string
  readonly pool: pg.Pool
}

const decodeForm = Schema.decodeUnknownSync(
  Schema.Struct({ cardForm: Schema.Struct({ tokenizeUrl: Schema.String }) }),
)

const decodeSecrets = Schema.decodeSync(
  Schema.fromJsonString(Schema.Struct({ simulatorAdminToken: Schema.String })),
)

/** Started empty, on free ports of this machine, until the scope closes. */
export const loadedShop = (products: ReadonlyArray<StockedProduct>) => loadedShopAt(products, undefined, {})

/** The same with further settings; on this database, if given. */
export const loadedShopAt = Effect.fnUntraced(function* (
  products: ReadonlyArray<StockedProduct>,
  ownDatabase: string | undefined,
  settings: Readonly<Record<string, string>>,
): Effect.fn.Return<LoadedShop, StartError, Scope.Scope> {
  // All shoppers have the same address here.
  const process = yield* temporaryShopWith({
    DEMO_DATA: "off",
    RATE_LIMIT_PER_MINUTE: "100000000",
    DECLINED_CARDS_PER_HOUR: "100000000",
    LOAN_APPLICATIONS_PER_HOUR: "100000000",
    UNPAID_UNITS_PER_HOUR: "100000000",
    ...settings,
  })
  const { dataDir, url } = process
  const databaseUrl = ownDatabase ?? (yield* embeddedDatabase(dataDir))
  const secrets = decodeSecrets(readFileSync(join(dataDir, "secrets.json"), "utf8"))
  const pool = yield* Effect.acquireRelease(
    Effect.sync(() => createPool({ url: databaseUrl, max: 4, applicationName: "load" }, () => undefined)),
    (opened) => Effect.promise(() => opened.end()),
  )
  const { cardForm } = yield* Effect.tryPromise({
    try: async () => {
      await putOnSale(pool, products)
      return decodeForm(await openSession(url).graphql("{ cardForm { tokenizeUrl } }", {}))
    },
    catch: (cause) => new StartError({ message: `The shop could not be filled: ${String(cause)}`, cause }),
  })
  return {
    process,
    shopUrl: url,
    tokenizeUrl: cardForm.tokenizeUrl,
    simulatorToken: secrets.simulatorAdminToken,
    databaseUrl,
    pool,
  }
})
