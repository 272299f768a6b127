import { setTimeout as pause } from "node:timers/promises"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { connect } from "@voltread/projections/platform/connection.ts"
import { Data, Effect, Exit, Schema } from "effect"
import type pg from "pg"
import { Database } from "./pool.ts"

/** Postgres refused or did not answer. `code` is its SQLSTATE, where it gave one. */
export class DatabaseError extends Data.TaggedError("DatabaseError")<{
  readonly reason: string
  readonly code: string | undefined
  readonly cause: unknown
}> {}

export const databaseError = (cause: unknown): DatabaseError =>
  new DatabaseError({
    reason: reasonOf(cause),
    code:
      cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined,
    cause,
  })

/**
 * One statement. `name` keeps its plan on the connection: for statements of hot paths whose text never changes. With
 * `any ($1)`, Postgres would plan it anew each time all the same, for the length of that list; it does not look into
 * `any (array(select unnest($1)))`.
 */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: ReadonlyArray<unknown>
}

/**
 * The rows of one statement, decoded, on this client or pool. Rows of another shape are a defect: statement and schema
 * stand side by side.
 */
export const rowsOn = <S extends Schema.ConstraintDecoder<unknown>>(
  client: pg.Pool | pg.ClientBase,
  row: S,
  statement: Statement,
): Effect.Effect<ReadonlyArray<S["Type"]>, DatabaseError> => {
  const decode = Schema.decodeUnknownSync(row)
  return Effect.map(send(client, statement), (result) => result.rows.map((each: unknown) => decode(each)))
}

/** As `rowsOn`, on any connection of the pool. */
export const rows = <S extends Schema.ConstraintDecoder<unknown>>(
  row: S,
  statement: Statement,
): Effect.Effect<ReadonlyArray<S["Type"]>, DatabaseError, Database> =>
  Database.use(({ pool }) => rowsOn(pool, row, statement))

/** Runs a statement whose rows are of no interest, on this client or pool. Answers how many there were. */
export const executeOn = (
  client: pg.Pool | pg.ClientBase,
  statement: Statement,
): Effect.Effect<number, DatabaseError> =>
  Effect.map(send(client, statement), ({ rowCount }) => rowCount ?? 0)

/** As `executeOn`, on any connection of the pool. */
export const execute = (statement: Statement): Effect.Effect<number, DatabaseError, Database> =>
  Database.use(({ pool }) => executeOn(pool, statement))

const send = (client: pg.Pool | pg.ClientBase, { name, text, values }: Statement) =>
  Effect.tryPromise({
    try: () => client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] }),
    catch: databaseError,
  })

/** Runs `work` in a transaction of its own: committed when it succeeds, else rolled back. */
export const transaction = <A, E, R>(
  work: (client: pg.ClientBase) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | DatabaseError, R | Database> => transactionBegunBy("begin", work)

/** Begins a transaction that only reads; all its statements see what was committed before the first. */
export const BEGIN_SNAPSHOT = "begin isolation level repeatable read, read only"

/** As `transaction`, for statements that only read, all as of one moment. */
export const snapshot = <A, E, R>(
  work: (client: pg.ClientBase) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | DatabaseError, R | Database> => transactionBegunBy(BEGIN_SNAPSHOT, work)

const transactionBegunBy = <A, E, R>(
  begin: "begin" | typeof BEGIN_SNAPSHOT,
  work: (client: pg.ClientBase) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | DatabaseError, R | Database> =>
  Database.use(({ pool }) => {
    /** From the sending of `begin` to that of `commit`: Postgres warns of a rollback where there is none to do. */
    let isOpen = false
    const say = (client: pg.ClientBase, text: typeof begin | "commit") =>
      Effect.suspend(() => {
        isOpen = text !== "commit"
        return executeOn(client, { text, values: [] })
      })
    return Effect.acquireUseRelease(
      Effect.tryPromise({ try: () => pool.connect(), catch: databaseError }),
      (client) =>
        Effect.gen(function* () {
          yield* say(client, begin)
          const result = yield* work(client)
          yield* say(client, "commit")
          return result
        }),
      (client, exit) =>
        Exit.isSuccess(exit)
          ? Effect.sync(() => client.release())
          : Effect.promise(() => endsInTime(client.query(isOpen ? "rollback" : "select"))).pipe(
              // The statement may still be running, so the connection must not go back to the pool.
              Effect.andThen((isAtRest) => Effect.sync(() => client.release(!isAtRest))),
            ),
    )
  })

const ROLLBACK_MS = 2_000

const endsInTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    pause(ROLLBACK_MS, false, { ref: false }),
  ])

/**
 * Runs `work` on a connection of its own that ends with it: for work that takes longer than statements of the pool may,
 * and for what belongs to a session.
 */
export const withConnection = <A, E, R>(
  work: (client: pg.ClientBase) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | DatabaseError, R | Database> =>
  Database.use(({ connection }) =>
    Effect.scoped(
      connect(connection).pipe(
        Effect.mapError(({ cause }) => databaseError(cause)),
        Effect.flatMap(({ client }) => work(client)),
      ),
    ),
  )

/** As `transaction`, for work that takes long: on a connection of its own, whose end undoes what is not committed. */
export const longTransaction = <A, E, R>(
  work: (client: pg.ClientBase) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E | DatabaseError, R | Database> =>
  withConnection((client) =>
    Effect.gen(function* () {
      yield* executeOn(client, { text: "begin", values: [] })
      const result = yield* work(client)
      yield* executeOn(client, { text: "commit", values: [] })
      return result
    }),
  )
