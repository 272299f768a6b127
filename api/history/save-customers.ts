import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { Effect, Schema } from "effect"
import { rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { addressOf } from "./past-order-commands.ts"
import { instantOf, type PastCustomer } from "./past-records.ts"

/** A person who had an account in the other store. */
export interface Registered {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** Null if none is known. */
  readonly address: typeof PostalAddress.Type | null
  /** UTC instant. */
  readonly registeredAt: string
}

export const registeredOf = ({
  email,
  firstName,
  lastName,
  phone = "",
  registeredAt,
  address,
}: PastCustomer): Registered => ({
  username: normalizeEmail(email),
  firstName,
  lastName,
  phone,
  address: address === undefined ? null : addressOf(address),
  registeredAt: instantOf(registeredAt),
})

const Name = Schema.Struct({ username: Schema.String })

/** Those of these names that have accounts. */
export const accountsAmong = (usernames: ReadonlyArray<string>) =>
  rows(Name, { text: "select username from account where username = any ($1)", values: [usernames] })

/**
 * Adds accounts, with the address of their orders, and returns their names; existing ones stay as they are. They have
 * no password: to log in, their owners ask for a code. `from` is recorded in their history as their source.
 */
export const saveCustomers = (customers: ReadonlyArray<Registered>, from: string) =>
  transaction((client) =>
    Effect.map(
      rowsOn(client, Name, {
        text: `
          with customer as (
            select distinct on (username) * from json_to_recordset($1) as customer (
              username text, "firstName" text, "lastName" text, phone text, address json,
              "registeredAt" timestamptz
            ) order by username, "registeredAt"
          ), added as (
            insert into account
              (username, type, first_name, last_name, phone, is_active, created_at, updated_at)
            select username, 'CUSTOMER', "firstName", "lastName", phone, true, "registeredAt", "registeredAt"
            from customer
            on conflict (username) do nothing
            returning username
          ), addressed as (
            insert into account_address
              (address_id, username, first_name, last_name, address1, address2, city, state, postal_code, country,
               phone, is_default_shipping, is_default_billing, created_at, updated_at)
            select gen_random_uuid(), username, address->>'firstName', address->>'lastName', address->>'address1',
              address->>'address2', address->>'city', address->>'state', address->>'postalCode',
              address->>'country', address->>'phone', true, true, "registeredAt", "registeredAt"
            from customer join added using (username) where address->>'address1' is not null
          ), told as (
            insert into account_event
              (username, at, kind, actor_id, actor_name, actor_role, correlation_id, before, after)
            select username, "registeredAt", 'registered', username, "firstName" || ' ' || "lastName", 'customer',
              $2, null::json, null::json
            from customer join added using (username)
          )
          select username from added`,
        values: [JSON.stringify(customers), from],
      }),
      (added) => added.map(({ username }) => username),
    ),
  )
