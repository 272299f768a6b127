import { randomUUID } from "node:crypto"
import { STAFF_TYPES, type StaffType } from "@voltread/domain/accounts/user.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { type Role, roleOf } from "@voltread/domain/shared/permissions.ts"
import { Effect, Schema } from "effect"
import { hashPassword } from "../platform/passwords.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"

export interface Account {
  /** An email address in lower case. */
  readonly username: string
  /** As stored. `accountRole` reads the role from it, ignoring case. */
  readonly type: string
  readonly role: Exclude<Role, "guest">
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly isActive: boolean
  /** PHC format; null until one was set. */
  readonly password: string | null
}

/** An account of unknown type counts as a customer, never as a guest. */
export const accountRole = (type: string): Exclude<Role, "guest"> => {
  const role = roleOf(type)
  return role === "guest" ? "customer" : role
}

/** SQL: whether an account's `type` is one of the staff's. */
export const IS_STAFF = `upper(type) in (${STAFF_TYPES.map((type) => `'${type}'`).join(", ")})`

const AccountRow = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  phone: Schema.NullOr(Schema.String),
  is_active: Schema.Boolean,
  password: Schema.NullOr(Schema.String),
})
type AccountRow = typeof AccountRow.Type

const toAccount = (row: AccountRow): Account => ({
  username: row.username,
  type: row.type,
  role: accountRole(row.type),
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  isActive: row.is_active,
  password: row.password,
})

/** Spec §8. */
export const NOT_FOUND = new Problem({ code: "NOT_FOUND", message: "User could not be found" })

export const findAccount = (username: string): Effect.Effect<Account | null, DatabaseError, Database> =>
  rows(AccountRow, {
    text: `select username, type, first_name, last_name, phone, is_active, password from account
           where username = $1`,
    values: [normalizeEmail(username)],
  }).pipe(Effect.map(([row]) => (row === undefined ? null : toAccount(row))))

export interface NewAccount {
  readonly username: string
  readonly type: "CUSTOMER" | StaffType
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly password: string
}

/** Adds the account and returns true; an existing account of that name is left unchanged. */
export const ensureAccount = Effect.fnUntraced(function* ({ password, ...account }: NewAccount) {
  if ((yield* findAccount(account.username)) !== null) return false
  return yield* addAccount(account, yield* Effect.promise(() => hashPassword(password)))
})

/** `ensureAccount` with a password that is hashed already, in PHC format. */
export const addAccount = (
  { username, type, firstName, lastName, phone }: Omit<NewAccount, "password">,
  passwordHash: string,
): Effect.Effect<boolean, DatabaseError, Database> =>
  execute({
    text: `insert into account (username, type, first_name, last_name, phone, password)
           values ($1, $2, $3, $4, $5, $6) on conflict (username) do nothing`,
    values: [normalizeEmail(username), type, firstName, lastName, phone, passwordHash],
  }).pipe(Effect.map((added) => added > 0))

const CartRow = Schema.Struct({ cart_id: Schema.NullOr(Schema.String) })

/**
 * The cart that this shopper's carts are merged into. Its id is random: it reveals nothing about the owner, and
 * somebody who registers an address again gets a new one.
 */
export const cartOfAccount = Effect.fnUntraced(function* (
  username: string,
): Effect.fn.Return<string, DatabaseError, Database> {
  const [known] = yield* rows(CartRow, {
    text: "select cart_id from account where username = $1",
    values: [username],
  })
  if (known?.cart_id != null) return known.cart_id
  const fresh = randomUUID()
  const [chosen] = yield* rows(CartRow, {
    text: "update account set cart_id = coalesce(cart_id, $2) where username = $1 returning cart_id",
    values: [username, fresh],
  })
  return chosen?.cart_id ?? fresh
})

export const setCartOfAccount = (
  username: string,
  cartId: string,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({ text: "update account set cart_id = $2 where username = $1", values: [username, cartId] }).pipe(
    Effect.asVoid,
  )
