import { type Registered, saveCustomers } from "@voltread/api/history/save-customers.ts"
import { execute } from "@voltread/api/platform/postgres/query.ts"
import { PostalAddress } from "@voltread/domain/shared/address.ts"
import { Effect, Option, Schema } from "effect"
import type { StreamDay } from "../history/dated-commands.ts"

const Creation = Schema.Struct({
  username: Schema.NonEmptyString,
  contact: Schema.Struct({ firstName: Schema.String, lastName: Schema.String, phone: Schema.String }),
})
const decodeCreation = Schema.decodeUnknownOption(Creation)
const decodeAddress = Schema.decodeUnknownOption(Schema.Struct({ after: PostalAddress }))

/** Registered at the time of their first order. */
export interface DemoCustomer extends Registered {
  readonly isActive: boolean
}

/** One account in this many is disabled. */
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

/** The customers with an account, by their first order. Guests have none. */
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

/** Adds the accounts; inactive ones were disabled some weeks later. Idempotent. */
export const saveDemoCustomers = Effect.fnUntraced(function* (customers: ReadonlyArray<DemoCustomer>) {
  const added = new Set(yield* saveCustomers(customers, "demo"))
  const disabled = customers.filter(({ username, isActive }) => !isActive && added.has(username))
  yield* execute({
    text: `
      with disabled as (
        update account set is_active = false where username = any ($1) returning username, created_at
      )
      insert into account_event (username, at, kind, actor_id, actor_name, actor_role, correlation_id, before, after)
      select username, created_at + interval '20 days', 'disabled', 'support@voltread.example', 'Sam Okafor',
        'customersupport', 'demo', '{"isActive": true}', '{"isActive": false}'
      from disabled`,
    values: [disabled.map(({ username }) => username)],
  })
})
