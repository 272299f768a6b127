import { type Position, START } from "@voltread/domain/event.ts"
import { Context, Effect, Layer, Option, PubSub, type Scope, Stream } from "effect"
import type pg from "pg"
import { connect, reconnecting, storing } from "./connection.ts"
import { CHANNEL, decodeNotice, type Notice, unnamed } from "./notice.ts"
import { checkpoint, LIVE_SCHEMA, schemaExists } from "./schema.ts"
import { type Queryable, run } from "./sql.ts"

interface ReadModelsService {
  /** The newest position known to be in the read models; never ahead of them. */
  readonly position: () => Position
  /**
   * Waits until the read models contain everything up to `position`: true, or false if `timeoutMs` passed first, so
   * that the caller answers with the current rows and says so.
   */
  readonly waitFor: (position: Position, timeoutMs: number) => Effect.Effect<boolean>
  /** Commits from now on. Slow consumers miss the oldest notices; each notice contains the full position. */
  readonly changes: Stream.Stream<Notice>
}

interface Waiter {
  readonly position: Position
  readonly wake: () => void
}

/** The state of the read models, for processes that serve queries while another one writes them. */
export class ReadModels extends Context.Service<ReadModels, ReadModelsService>()("@voltread/ReadModels") {
  static readonly layer = (options: {
    readonly pool: Queryable
    readonly connection: pg.ClientConfig
  }): Layer.Layer<ReadModels> => Layer.effect(ReadModels, following(options.pool, options.connection))
}

const following = Effect.fnUntraced(function* (
  pool: Queryable,
  connection: pg.ClientConfig,
): Effect.fn.Return<ReadModelsService, never, Scope.Scope> {
  const notices = yield* PubSub.sliding<Notice>(4_096)
  const waiters = new Set<Waiter>()
  let newest: Position = START

  const reached = (notice: Notice): void => {
    if (notice.position > newest) newest = notice.position
    for (const waiter of waiters) {
      if (waiter.position > newest) continue
      waiters.delete(waiter)
      waiter.wake()
    }
    PubSub.publishUnsafe(notices, notice)
  }

  // At the very first start there may be no read models yet, and an error in the log of Postgres would alarm people.
  let exist = false
  const stored = storing(async () => {
    exist ||= await schemaExists(pool, LIVE_SCHEMA)
    return exist ? (await checkpoint(pool, { schema: LIVE_SCHEMA })).position : START
  })
  const refresh = stored.pipe(
    Effect.tap((position) =>
      Effect.sync(() => {
        if (position > newest) reached(unnamed(position))
      }),
    ),
  )

  const listen = Effect.scoped(
    Effect.gen(function* () {
      const { client, lost } = yield* connect(connection)
      client.on("notification", ({ payload }) => {
        const notice = decodeNotice(payload)
        if (Option.isSome(notice)) reached(notice.value)
      })
      yield* storing(() => run(client, `listen ${CHANNEL}`))
      const position = yield* stored
      // Notices may have been missed before; after a crash of Postgres the position may even be lower than the known
      // one.
      newest = position
      reached(unnamed(position))
      return yield* lost
    }),
  )
  yield* listen.pipe(
    Effect.tapError(({ message }) => Effect.logDebug(`Not listening to the read models: ${message}`)),
    Effect.retry(reconnecting),
    Effect.forkScoped,
  )
  // Notifications are lost with a broken connection, so the position is polled while somebody waits.
  yield* Effect.suspend(() => (waiters.size > 0 ? Effect.ignore(refresh) : Effect.void)).pipe(
    Effect.delay("100 millis"),
    Effect.forever,
    Effect.forkScoped,
  )

  const passed = (position: Position): Effect.Effect<true> =>
    Effect.callback((resume) => {
      if (newest >= position) return resume(Effect.succeed(true))
      const waiter: Waiter = { position, wake: () => resume(Effect.succeed(true)) }
      waiters.add(waiter)
      return Effect.sync(() => waiters.delete(waiter))
    })

  return {
    position: () => newest,
    waitFor: (position, timeoutMs) =>
      passed(position).pipe(Effect.timeoutOption(timeoutMs), Effect.map(Option.isSome)),
    changes: Stream.fromPubSub(notices),
  }
})
