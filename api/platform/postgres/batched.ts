import { Cause, Effect, Exit, Option, Request, RequestResolver } from "effect"
import type pg from "pg"
import { Database } from "./pool.ts"

/** Answers each of what is asked, in their order. */
type AskAll<A, B, E> = (asked: ReadonlyArray<A>) => Effect.Effect<ReadonlyArray<B>, E>

interface Failed {
  /** Its SQLSTATE, if Postgres answered. */
  readonly code: string | undefined
}

/**
 * What callers ask in the same turn of the event loop is asked together: under load one statement does for several
 * requests. A failure is that of all of them, but for a value that Postgres does not take and a row that cannot be read:
 * then each is asked alone.
 */
export const batched = <A, B, E extends Failed>(
  askAll: AskAll<A, B, E>,
): ((asked: A) => Effect.Effect<B, E>) => {
  interface Ask extends Request.Request<B, E> {
    readonly asked: A
  }
  const ask = Request.of<Ask>()
  const answer = Effect.fnUntraced(function* (entries: ReadonlyArray<Request.Entry<Ask>>) {
    const answers = yield* askAll(entries.map(({ request }) => request.asked))
    for (const [index, own] of answers.entries()) entries[index]?.completeUnsafe(Exit.succeed(own))
  })
  const answerAlone = (entry: Request.Entry<Ask>) =>
    answer([entry]).pipe(
      Effect.catchCause((cause) => Effect.sync(() => entry.completeUnsafe(Exit.failCause(cause)))),
    )
  const resolver = RequestResolver.make<Ask>((entries) =>
    answer(entries).pipe(
      Effect.catchCauseIf(
        (cause) => entries.length > 1 && isOfOneCaller(cause),
        () => Effect.forEach(entries, answerAlone, { discard: true }),
      ),
    ),
  )
  return (asked) => Effect.request(ask({ asked }), resolver)
}

const isOfOneCaller = (cause: Cause.Cause<Failed>): boolean =>
  Cause.hasDies(cause) || Option.exists(Cause.findErrorOption(cause), isBadValue)

/** SQLSTATE class 22, such as a NUL in a text. */
const isBadValue = ({ code }: Failed): boolean => code?.startsWith("22") === true

/** As `batched`, for each pool that callers use. */
export const batchedOnPool = <A, B, E extends Failed>(
  askAll: (pool: pg.Pool, asked: ReadonlyArray<A>) => Effect.Effect<ReadonlyArray<B>, E>,
): ((asked: A) => Effect.Effect<B, E, Database>) => {
  const ofPools = new WeakMap<pg.Pool, (asked: A) => Effect.Effect<B, E>>()
  return (asked) =>
    Database.use(({ pool }) => {
      const ask = ofPools.get(pool) ?? batched((all: ReadonlyArray<A>) => askAll(pool, all))
      ofPools.set(pool, ask)
      return ask(asked)
    })
}
