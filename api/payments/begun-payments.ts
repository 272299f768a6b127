import { Effect, Schema } from "effect"
import { PAUSE_AFTER_ATTEMPTS } from "../platform/postgres/next-try.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"

/** A payment that its shopper is to confirm in the gateway's own form. */
export interface BegunPayment {
  readonly begunId: string
  readonly gateway: string
  /** The account that was logged in; null for a guest. */
  readonly username: string | null
  /** The email address on the order, normalized. */
  readonly email: string
  /** The contents of the order, encrypted. */
  readonly sealed: Uint8Array
}

/** The shopper's own browser should complete the order; only if it has not by then is the order completed here. */
const HEAD_START = "interval '10 seconds'"

export const keepBegun = ({
  begunId,
  gateway,
  username,
  email,
  sealed,
}: BegunPayment): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `insert into begun_payment (begun_payment_id, gateway, username, email, sealed)
           values ($1, $2, $3, $4, $5)`,
    values: [begunId, gateway, username, email, sealed],
  }).pipe(Effect.asVoid)

/**
 * Records that the shopper has authorized the payment at the gateway. Does nothing if the payment is no longer known,
 * or was authorized before.
 */
export const authorizeBegun = (
  gateway: string,
  begunId: string,
  token: string,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `update begun_payment set token = $3, attempts = 0, next_at = now() + ${HEAD_START}
           where begun_payment_id = $2 and gateway = $1 and token is distinct from $3`,
    values: [gateway, begunId, token],
  }).pipe(Effect.asVoid)

export interface AuthorizedPayment extends Pick<BegunPayment, "begunId" | "gateway" | "sealed"> {
  readonly token: string
}

const Row = Schema.Struct({
  begun_payment_id: Schema.String,
  gateway: Schema.String,
  sealed: Schema.Uint8Array,
  token: Schema.String,
})

/** Takes those that are due, each for a while: if the process ends meanwhile, they are taken again. */
export const takeAuthorized = (
  limit: number,
): Effect.Effect<ReadonlyArray<AuthorizedPayment>, DatabaseError, Database> =>
  rows(Row, {
    text: `update begun_payment set attempts = attempts + 1, next_at = now() + ${PAUSE_AFTER_ATTEMPTS}
           where begun_payment_id in (
             select begun_payment_id from begun_payment where next_at <= now()
             order by next_at limit $1 for update skip locked
           )
           returning begun_payment_id, gateway, sealed, token`,
    values: [limit],
  }).pipe(
    Effect.map((due) => due.map(({ begun_payment_id, ...row }) => ({ ...row, begunId: begun_payment_id }))),
  )

/** A later authorization of the same shopper is kept. */
export const finishBegun = ({
  begunId,
  token,
}: AuthorizedPayment): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: "delete from begun_payment where begun_payment_id = $1 and token = $2",
    values: [begunId, token],
  }).pipe(Effect.asVoid)

const KeptRow = Schema.Struct({ gateway: Schema.String, sealed: Schema.Uint8Array, begun_at: Timestamp })

/** The payments that an account has started, or a guest with its email address; oldest first. */
export const begunPaymentsOf = (username: string) =>
  rows(KeptRow, {
    text: `select gateway, sealed, begun_at from begun_payment
           where username = $1 or (username is null and email = $1) order by begun_at`,
    values: [username],
  })
