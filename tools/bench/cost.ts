import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { embeddedPostgres } from "@voltread/api/platform/postgres/embedded.ts"
import { setStock } from "@voltread/api/stock/stock.ts"
import { Effect, Schema, type Scope } from "effect"
import pg from "pg"
import { type LoadedShop, loadedShopAt } from "../load/loaded-shop.ts"
import { withChildren } from "../load/processes.ts"
import { StartError } from "../start/error.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { buy } from "./buy.ts"
import { fillCatalogue } from "./fill-catalogue.ts"

/** The cost of one order, independent of other load on the machine: CPU time, and statements to Postgres. */
export interface OrderCost {
  /** In the catalogue. */
  readonly products: number
  readonly shoppers: number
  /** Milliseconds of CPU time in each process. */
  readonly cpu: { readonly api: number; readonly projector: number; readonly postgres: number }
  readonly statements: number
  readonly statementsByWeight: ReadonlyArray<StatementCost>
}

interface StatementCost {
  readonly text: string
  /** Calls per order. */
  readonly calls: number
  /** Milliseconds in Postgres per order. */
  readonly ms: number
}

/** How many products are bought, spread over the whole catalog. */
const BOUGHT = 200
const UNITS = 1_000_000
/** The unit of utime and stime in /proc: Linux has 100 ticks per second on all machines that Node runs on. */
const MS_IN_TICK = 10

const failed = (cause: unknown): StartError =>
  cause instanceof StartError
    ? cause
    : new StartError({ message: `The measurement failed: ${String(cause)}` })

/** The ticks of a process and its ended children; 0 if it has ended itself. */
const ticksOf = (pid: number): number => {
  const file = join("/proc", String(pid), "stat")
  if (!existsSync(file)) return 0
  // The name is in parentheses and may contain anything.
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
  return fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
}

/** Milliseconds of CPU time that a process and its children have used. Linux only. */
const cpuOf = (pid: number): number =>
  withChildren(pid).reduce((sum, each) => sum + ticksOf(each), 0) * MS_IN_TICK

const pidOf = ({ process }: LoadedShop, name: string): number =>
  Number(readFileSync(join(process.dataDir, "pids", `${name}.pid`), "utf8"))

const cpuOfAll = (shop: LoadedShop, postgres: number): OrderCost["cpu"] => ({
  api: cpuOf(pidOf(shop, "api")),
  projector: cpuOf(pidOf(shop, "projector")),
  postgres: cpuOf(postgres),
})

const decodeStatements = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ text: Schema.String, calls: Schema.Finite, ms: Schema.Finite })),
)

const STATEMENTS = `
  select query as text, calls::float8 as calls, total_exec_time + total_plan_time as ms
  from pg_stat_statements where toplevel`

const boughtAt = (turn: number, products: number): string =>
  `bench-${1 + Math.floor(((turn % BOUGHT) * products) / BOUGHT)}`

const fillShop = async ({ pool }: LoadedShop, products: number): Promise<void> => {
  await fillCatalogue(pool, 1, products)
  const bought = new Set(Array.from({ length: BOUGHT }, (_, turn) => boughtAt(turn, products)))
  await Effect.runPromise(
    setStock(
      pool,
      [...bought].map((productId) => ({ productId, quantity: UNITS })),
    ),
  )
}

const buyAll = async (
  shop: LoadedShop,
  products: number,
  shoppers: number,
  orders: number,
): Promise<void> => {
  let turn = 0
  const shopping = async () => {
    while (turn < orders) await buy(shop, boughtAt(turn++, products))
  }
  await Promise.all(Array.from({ length: shoppers }, shopping))
}

const measure = async (
  shop: LoadedShop,
  postgres: number,
  { products, shoppers, orders }: { products: number; shoppers: number; orders: number },
): Promise<OrderCost> => {
  // Warms up: new code is compiled first, and prepared statements get their plan after five calls.
  await buyAll(shop, products, shoppers, Math.max(100, orders / 4))
  await shop.pool.query("select pg_stat_statements_reset()")
  const before = cpuOfAll(shop, postgres)
  await buyAll(shop, products, shoppers, orders)
  const after = cpuOfAll(shop, postgres)
  const statements = decodeStatements((await shop.pool.query(STATEMENTS)).rows).map(
    ({ text, calls, ms }) => ({
      text: text.replaceAll(/\s+/g, " ").trim(),
      calls: calls / orders,
      ms: ms / orders,
    }),
  )
  /** A round trip costs about as much as a tenth of a millisecond in Postgres. */
  const weight = ({ calls, ms }: StatementCost) => ms + calls / 10
  return {
    products,
    shoppers,
    cpu: {
      api: (after.api - before.api) / orders,
      projector: (after.projector - before.projector) / orders,
      postgres: (after.postgres - before.postgres) / orders,
    },
    statements: statements.reduce((sum, { calls }) => sum + calls, 0),
    statementsByWeight: statements.toSorted((a, b) => weight(b) - weight(a)),
  }
}

/** A Postgres that counts statements: the library can only be loaded when the server starts. */
const countingPostgres = Effect.fnUntraced(function* () {
  const folder = yield* temporaryFolder
  const options = { folder: join(folder, "postgres"), logFile: join(folder, "postgres.log") }
  const inDatabase = (url: string, statement: string) =>
    Effect.tryPromise({
      try: async () => {
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        await client.query(statement)
        await client.end()
      },
      catch: failed,
    })
  yield* embeddedPostgres(options).pipe(
    Effect.flatMap(({ url }) =>
      inDatabase(url, "alter system set shared_preload_libraries = 'pg_stat_statements'"),
    ),
    Effect.scoped,
  )
  const running = yield* embeddedPostgres(options)
  yield* inDatabase(running.url, "create extension pg_stat_statements")
  return running
})

/** The whole shop in separate processes: the cost of an order with this many concurrent shoppers and products. */
export const benchCost = (
  products: number,
  shopperCounts: ReadonlyArray<number>,
  orders: number,
): Effect.Effect<ReadonlyArray<OrderCost>, StartError, Scope.Scope> =>
  Effect.gen(function* () {
    const { url, pid } = yield* countingPostgres()
    const shop = yield* loadedShopAt([], url, { DATABASE_URL: url })
    yield* Effect.tryPromise({ try: () => fillShop(shop, products), catch: failed })
    return yield* Effect.forEach(shopperCounts, (shoppers) =>
      Effect.tryPromise({ try: () => measure(shop, pid, { products, shoppers, orders }), catch: failed }),
    )
  }).pipe(Effect.mapError(failed))
