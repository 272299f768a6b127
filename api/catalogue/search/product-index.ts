import { Clock, Context, Effect, Layer, type Scope, Semaphore } from "effect"
import { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import { withSales } from "./best-sellers.ts"
import {
  changesSince,
  deleteOldChanges,
  type IndexSnapshot,
  loadIndex,
  withCurrentStock,
} from "./load-index.ts"
import { readSales, type Sales } from "./sales.ts"
import type { SearchIndex } from "./search-index.ts"
import { refreshVocabulary } from "./vocabulary.ts"

/**
 * If a changed catalog has at most this many products, it is read again before the search that notices it is answered.
 */
const MAX_SYNCHRONOUS_SIZE = 20_000
/** A larger one is compared with the database at most this often, instead of at every search. */
const CHECK_INTERVAL_MS = 250
/** It is read again in the background, which may take at most a tenth of the time. */
const MIN_IDLE_RATIO = 10
/** Orders do not change an index: sales are read again this often. */
const SALES_INTERVAL_MS = 10 * 60_000

interface LoadedIndex extends IndexSnapshot {
  readonly finishedAt: number
  readonly tookMs: number
}

interface ProductIndexService {
  /** The current live products; of a large catalog those of some seconds ago. Never a half-changed state. */
  readonly current: Effect.Effect<SearchIndex, DatabaseError>
  /** Waits until the words for suggestions and "did you mean" have been built; a new object after each build. */
  readonly vocabulary: Effect.Effect<object, DatabaseError>
}

/** The data that search filters, counts and sorts by, in the memory of this process. */
export class ProductIndex extends Context.Service<ProductIndex, ProductIndexService>()(
  "@voltread/api/ProductIndex",
) {
  static readonly layer: Layer.Layer<ProductIndex, never, Database> = Layer.effect(
    ProductIndex,
    Effect.suspend(() => make),
  )
}

const make: Effect.Effect<ProductIndexService, never, Database | Scope.Scope> = Effect.gen(function* () {
  const database = yield* Database
  const scope = yield* Effect.scope
  const indexLock = yield* Semaphore.make(1)
  const vocabularyLock = yield* Semaphore.make(1)
  let loaded: LoadedIndex | null = null
  let vocabularyVersion: object | null = null
  let isRefreshing = false
  let checkedAt = 0
  let salesReadAt = 0

  const makeVocabulary = vocabularyLock.withPermits(1)(
    Effect.gen(function* () {
      yield* refreshVocabulary
      yield* deleteOldChanges
      const version = {}
      vocabularyVersion = version
      return version
    }),
  )

  const store = Effect.fnUntraced(function* (read: Effect.Effect<IndexSnapshot, DatabaseError, Database>) {
    const startedAt = yield* Clock.currentTimeMillis
    const snapshot = yield* read
    const finishedAt = yield* Clock.currentTimeMillis
    loaded = { ...snapshot, finishedAt, tookMs: finishedAt - startedAt }
  })

  const inBackground = <A>(work: Effect.Effect<A, DatabaseError, Database>) =>
    work.pipe(
      Effect.tapError(({ reason }) => Effect.logWarning("The catalogue could not be read again", reason)),
      Effect.ignore,
      Effect.forkIn(scope),
    )

  /** Search works even where sales cannot be read. */
  const load = Effect.gen(function* () {
    salesReadAt = yield* Clock.currentTimeMillis
    const snapshot = yield* loadIndex
    const sales = yield* readSales.pipe(
      Effect.tapError(({ reason }) => Effect.logWarning("What was sold could not be read", reason)),
      Effect.orElseSucceed((): Sales => new Map()),
    )
    return { ...snapshot, index: withSales(snapshot.index, sales) }
  })

  const refreshSales = indexLock.withPermits(1)(
    Effect.gen(function* () {
      const sales = yield* readSales
      if (loaded !== null) loaded = { ...loaded, index: withSales(loaded.index, sales) }
    }),
  )

  const refreshSalesIfDue = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (loaded === null || now - salesReadAt < SALES_INTERVAL_MS) return
    salesReadAt = now
    yield* inBackground(refreshSales)
  })

  /** Reads what changed since `known`, unless another search has done so while this one waited. */
  const refresh = (known: LoadedIndex | null) =>
    indexLock.withPermits(1)(
      Effect.gen(function* () {
        if (loaded !== null && loaded !== known) return
        const changed = known === null ? "products" : yield* changesSince(known)
        if (known !== null && changed === "stock") yield* store(withCurrentStock(known))
        if (changed === "products") {
          yield* store(load)
          yield* inBackground(makeVocabulary)
        }
      }),
    )

  const current: Effect.Effect<SearchIndex, DatabaseError, Database> = Effect.gen(function* () {
    yield* refreshSalesIfDue
    for (;;) {
      const known: LoadedIndex | null = loaded
      if (known !== null) {
        const isLarge = known.index.size > MAX_SYNCHRONOUS_SIZE
        const now = yield* Clock.currentTimeMillis
        if (isLarge && now - checkedAt < CHECK_INTERVAL_MS) return known.index
        checkedAt = now
        if ((yield* changesSince(known)) === null) return known.index
        if (isLarge) {
          if (!isRefreshing && now - known.finishedAt > MIN_IDLE_RATIO * known.tookMs) {
            isRefreshing = true
            yield* inBackground(
              refresh(known).pipe(Effect.ensuring(Effect.sync(() => (isRefreshing = false)))),
            )
          }
          return known.index
        }
      }
      yield* refresh(known)
    }
  })

  const vocabulary = Effect.suspend(() =>
    vocabularyVersion === null ? makeVocabulary : Effect.succeed(vocabularyVersion),
  )
  return {
    current: Effect.provideService(current, Database, database),
    vocabulary: Effect.provideService(vocabulary, Database, database),
  }
})
