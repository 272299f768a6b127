import { countryOption, stateOption } from "@voltread/domain/accounts/address.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { lockAccount } from "./lock-account.ts"

export const AddressRow = Schema.Struct({
  address_id: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  address1: Schema.String,
  address2: Schema.String,
  city: Schema.String,
  state: Schema.String,
  postal_code: Schema.String,
  country: Schema.String,
  phone: Schema.String,
  is_default_shipping: Schema.Boolean,
  is_default_billing: Schema.Boolean,
  is_checkout: Schema.Boolean,
})
export type AddressRow = typeof AddressRow.Type

const COLUMNS = `address_id, first_name, last_name, address1, address2, city, state, postal_code, country, phone,
  is_default_shipping, is_default_billing, is_checkout`

/** Spec §3 Address: state and country as a list box's options. */
const toWireAddress = (row: AddressRow) => ({
  addressId: row.address_id,
  firstName: row.first_name,
  lastName: row.last_name,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: stateOption(row.state),
  postalCode: row.postal_code,
  country: countryOption,
  phone: row.phone,
  isDefaultShipping: row.is_default_shipping,
  isDefaultBilling: row.is_default_billing,
  isBillingShippingSame: row.is_default_shipping && row.is_default_billing,
  isCheckout: row.is_checkout,
})
export type WireAddress = ReturnType<typeof toWireAddress>

export const postalOf = (row: AddressRow): PostalAddress => ({
  firstName: row.first_name,
  lastName: row.last_name,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: row.state,
  postalCode: row.postal_code,
  country: row.country,
  phone: row.phone,
})

/** The fields of an address that the account history records. */
export const historyOf = (row: AddressRow) => {
  const { country: _, ...fields } = postalOf(row)
  return {
    ...fields,
    isDefaultShipping: row.is_default_shipping,
    isDefaultBilling: row.is_default_billing,
  }
}

/** Defaults first, then the newest. */
export const addressesOf = (
  username: string,
): Effect.Effect<ReadonlyArray<WireAddress>, DatabaseError, Database> =>
  rows(AddressRow, {
    text: `select ${COLUMNS} from account_address where username = $1
           order by is_default_shipping desc, is_default_billing desc, created_at desc, address_id`,
    values: [username],
  }).pipe(Effect.map((found) => found.map(toWireAddress)))

/** Locks the account and reads its addresses, so that concurrent changes cannot leave two defaults or none. */
export const lockAddresses = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
): Effect.fn.Return<ReadonlyArray<AddressRow>, Problem | DatabaseError> {
  yield* lockAccount(client, username)
  return yield* rowsOn(client, AddressRow, {
    text: `select ${COLUMNS} from account_address where username = $1 order by created_at desc, address_id`,
    values: [username],
  })
})

export interface AddressUse {
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
  readonly isCheckout: boolean
}

const MAX_ADDRESSES = 50
const TOO_MANY = new Problem({
  code: "CONFLICT",
  message: `An account can keep ${MAX_ADDRESSES} addresses. Please delete one first.`,
})

export const insertAddress = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  address: PostalAddress,
  use: AddressUse,
): Effect.fn.Return<AddressRow, Problem | DatabaseError> {
  yield* giveUpDefaults(client, username, use)
  const [row] = yield* rowsOn(client, AddressRow, {
    text: `insert into account_address
             (address_id, username, first_name, last_name, address1, address2, city, state, postal_code, country,
              phone, is_default_shipping, is_default_billing, is_checkout)
           select gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
           where (select count(*) from account_address where username = $1) < $14
           returning ${COLUMNS}`,
    values: [username, ...fieldsOf(address), ...flagsOf(use), MAX_ADDRESSES],
  })
  return row === undefined ? yield* TOO_MANY : row
})

export const replaceAddress = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  addressId: string,
  address: PostalAddress,
  use: AddressUse,
): Effect.fn.Return<AddressRow | undefined, DatabaseError> {
  yield* giveUpDefaults(client, username, use)
  const [row] = yield* rowsOn(client, AddressRow, {
    text: `update account_address set first_name = $3, last_name = $4, address1 = $5, address2 = $6, city = $7,
             state = $8, postal_code = $9, country = $10, phone = $11, is_default_shipping = $12,
             is_default_billing = $13, is_checkout = $14, updated_at = clock_timestamp()
           where username = $1 and address_id = $2 returning ${COLUMNS}`,
    values: [username, addressId, ...fieldsOf(address), ...flagsOf(use)],
  })
  return row
})

/** Deletes an address. If it was a default, the newest remaining address becomes the default. */
export const removeAddress = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  removed: AddressRow,
): Effect.fn.Return<void, DatabaseError> {
  yield* executeOn(client, {
    text: "delete from account_address where username = $1 and address_id = $2",
    values: [username, removed.address_id],
  })
  yield* executeOn(client, {
    text: `update account_address set
             is_default_shipping = is_default_shipping or $2, is_default_billing = is_default_billing or $3
           where address_id = (
             select address_id from account_address where username = $1
             order by created_at desc, address_id limit 1
           )`,
    values: [username, removed.is_default_shipping, removed.is_default_billing],
  })
})

const giveUpDefaults = (client: pg.ClientBase, username: string, use: AddressUse) =>
  executeOn(client, {
    text: `update account_address set
             is_default_shipping = is_default_shipping and not $2, is_default_billing = is_default_billing and not $3
           where username = $1 and ((is_default_shipping and $2) or (is_default_billing and $3))`,
    values: [username, use.isDefaultShipping, use.isDefaultBilling],
  })

const fieldsOf = (address: PostalAddress) => [
  address.firstName,
  address.lastName,
  address.address1,
  address.address2,
  address.city,
  address.state,
  address.postalCode,
  address.country,
  address.phone,
]

const flagsOf = (use: AddressUse) => [use.isDefaultShipping, use.isDefaultBilling, use.isCheckout]
