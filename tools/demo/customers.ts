import { executeOn, transaction } from "@voltread/api/platform/postgres/query.ts"
import { PostalAddress } from "@voltread/domain/shared/address.ts"
import { Effect, Option, Schema } from "effect"
import type { StreamDay } from "../history/dated-commands.ts"

const Creation = Schema.Struct({
  username: Schema.NonEmptyString,
  contact: Schema.Struct({ firstName: Schema.String, lastName: Schema.String, phone: Schema.String }),
})
const decodeCreation = Schema.decodeUnknownOption(Creation)
const decodeAddress = Schema.decodeUnknownOption(Schema.Struct({ after: PostalAddress }))

export interface DemoCustomer {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly address: typeof PostalAddress.Type
  /** UTC instant of the first order: that is when they registered. */
  readonly registeredAt: string
  readonly isActive: boolean
}

/** One account in so many has been disabled. */
const DISABLED = 40

const customerOf = ({ events }: StreamDay): DemoCustomer | undefined => {
  const created = events.find(({ type }) => type === "OrderCreated")
  const addressed = events.find(({ type }) => type === "OrderShippingAddressUpdated")
  const creation = Option.getOrUndefined(decodeCreation(created?.data))
  const address = Option.getOrUndefined(decodeAddress(addressed?.data))
  if (created === undefined || creation === undefined || address === undefined) return undefined
  const { username, contact } = creation
  return {
    username,
    firstName: contact.firstName,
    lastName: contact.lastName,
    phone: contact.phone,
    address: address.after,
    registeredAt: created.metadata.at,
    isActive: true,
  }
}

/** Everybody who ordered as a customer, by their first order. Guests have no account. */
export const demoCustomers = (history: ReadonlyArray<StreamDay>): ReadonlyArray<DemoCustomer> => {
  const first = new Map<string, DemoCustomer>()
  for (const part of history) {
    const customer = part.after === -1 ? customerOf(part) : undefined
    if (customer === undefined) continue
    const known = first.get(customer.username)
    if (known === undefined || customer.registeredAt < known.registeredAt) {
      first.set(customer.username, customer)
    }
  }
  return [...first.values()].map((customer, index) => ({
    ...customer,
    isActive: (index + 1) % DISABLED !== 0,
  }))
}

/**
 * Adds the accounts with the address that they order to. They have no password yet: whoever wants to sign in as one of
 * them asks for a code. Repeating it changes nothing.
 */
export const saveCustomers = (customers: ReadonlyArray<DemoCustomer>) =>
  transaction((client) =>
    Effect.asVoid(
      executeOn(client, {
        text: `
          with customer as (
            select * from json_to_recordset($1) as customer (
              username text, "firstName" text, "lastName" text, phone text, address json,
              "registeredAt" timestamptz, "isActive" boolean
            )
          ), added as (
            insert into account
              (username, type, first_name, last_name, phone, is_active, created_at, updated_at)
            select username, 'CUSTOMER', "firstName", "lastName", phone, "isActive", "registeredAt", "registeredAt"
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
            from customer join added using (username)
          )
          insert into account_event (username, at, kind, actor_id, actor_name, actor_role, correlation_id, before, after)
          select username, "registeredAt", 'registered', username, "firstName" || ' ' || "lastName", 'customer',
            'demo', null::json, null::json
          from customer join added using (username)
          union all
          select username, "registeredAt" + interval '20 days', 'disabled', 'support@voltread.example', 'Sam Okafor',
            'customersupport', 'demo', '{"isActive": true}', '{"isActive": false}'
          from customer join added using (username) where not "isActive"`,
        values: [JSON.stringify(customers)],
      }),
    ),
  )
