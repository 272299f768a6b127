import { Clock, Context, Effect, Layer, type Scope, Semaphore } from "effect"
import { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import { withSales } from "./best-sellers.ts"
import { changesSince, forgetOldChanges, loadShelf, restock, type Snapshot } from "./load-shelf.ts"
import { readSales, type Sales } from "./sales.ts"
import type { Shelf } from "./shelf.ts"
import { refreshVocabulary } from "./vocabulary.ts"

/** Up to so many products a changed catalogue is read again before the search that finds it changed is answered. */
const MAX_WAIT_SIZE = 20_000
/** Larger ones are compared with the database every so many milliseconds, not for each search, */
const CHECK_MS = 250
/** and read again beside the requests, for no more than a tenth of the time. */
const REST = 10
/** What sells best changes slowly: no order changes a shelf, its sales are read again every so many milliseconds. */
const SALES_MS = 10 * 60_000

interface Held extends Snapshot {
  readonly finishedAt: number
  readonly tookMs: number
}

export interface ProductShelfService {
  /** The live products as they are; of a large catalogue as they were some seconds ago. Never a half-changed one. */
  readonly current: Effect.Effect<Shelf, DatabaseError>
  /** Waits until suggestions and the words for "did you mean" have been made; another object after each time. */
  readonly vocabulary: Effect.Effect<object, DatabaseError>
}

/** What search filters, counts and orders by, kept in this process. */
export class ProductShelf extends Context.Service<ProductShelf, ProductShelfService>()(
  "@voltread/api/ProductShelf",
) {
  static readonly layer: Layer.Layer<ProductShelf, never, Database> = Layer.effect(
    ProductShelf,
    Effect.suspend(() => keeping),
  )
}

const keeping: Effect.Effect<ProductShelfService, never, Database | Scope.Scope> = Effect.gen(function* () {
  const database = yield* Database
  const scope = yield* Effect.scope
  const loading = yield* Semaphore.make(1)
  const naming = yield* Semaphore.make(1)
  let held: Held | null = null
  let named: object | null = null
  let isRenewing = false
  let checkedAt = 0
  let soldAt = 0

  const name = naming.withPermits(1)(
    Effect.gen(function* () {
      yield* refreshVocabulary
      yield* forgetOldChanges
      const made = {}
      named = made
      return made
    }),
  )

  const hold = Effect.fnUntraced(function* (read: Effect.Effect<Snapshot, DatabaseError, Database>) {
    const since = yield* Clock.currentTimeMillis
    const snapshot = yield* read
    const finishedAt = yield* Clock.currentTimeMillis
    held = { ...snapshot, finishedAt, tookMs: finishedAt - since }
    return snapshot.shelf
  })

  const beside = <A>(work: Effect.Effect<A, DatabaseError, Database>) =>
    work.pipe(
      Effect.tapError(({ reason }) => Effect.logWarning("The catalogue could not be read again", reason)),
      Effect.ignore,
      Effect.forkIn(scope),
    )

  /** Without what was sold where that cannot be told: goods are found all the same. */
  const load = Effect.gen(function* () {
    soldAt = yield* Clock.currentTimeMillis
    const snapshot = yield* loadShelf
    const sales = yield* readSales.pipe(
      Effect.tapError(({ reason }) => Effect.logWarning("What was sold could not be read", reason)),
      Effect.orElseSucceed((): Sales => new Map()),
    )
    return { ...snapshot, shelf: withSales(snapshot.shelf, sales) }
  })

  /** The same products by what was sold of them since. */
  const sell = loading.withPermits(1)(
    Effect.gen(function* () {
      const sales = yield* readSales
      if (held !== null) held = { ...held, shelf: withSales(held.shelf, sales) }
    }),
  )

  const sellNowAndThen = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (held === null || now - soldAt < SALES_MS) return
    soldAt = now
    yield* beside(sell)
  })

  /** Reads what changed since `known`, unless somebody else has done so while this one waited. */
  const renew = (known: Held | null) =>
    loading.withPermits(1)(
      Effect.gen(function* () {
        if (held !== null && held !== known) return
        const changed = known === null ? "products" : yield* changesSince(known)
        if (known !== null && changed === "stock") yield* hold(restock(known))
        if (changed === "products") {
          yield* hold(load)
          yield* beside(name)
        }
      }),
    )

  const current: Effect.Effect<Shelf, DatabaseError, Database> = Effect.gen(function* () {
    yield* sellNowAndThen
    for (;;) {
      const known: Held | null = held
      if (known !== null) {
        const isLarge = known.shelf.size > MAX_WAIT_SIZE
        const now = yield* Clock.currentTimeMillis
        if (isLarge && now - checkedAt < CHECK_MS) return known.shelf
        checkedAt = now
        if ((yield* changesSince(known)) === null) return known.shelf
        if (isLarge) {
          if (!isRenewing && now - known.finishedAt > REST * known.tookMs) {
            isRenewing = true
            yield* beside(renew(known).pipe(Effect.ensuring(Effect.sync(() => (isRenewing = false)))))
          }
          return known.shelf
        }
      }
      yield* renew(known)
    }
  })

  const vocabulary = Effect.suspend(() => (named === null ? name : Effect.succeed(named)))
  return {
    current: Effect.provideService(current, Database, database),
    vocabulary: Effect.provideService(vocabulary, Database, database),
  }
})
