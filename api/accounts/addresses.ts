import { type AddressForm, billingAddressOf } from "@voltread/domain/accounts/address.ts"
import type { CustomerAddressChange } from "@voltread/domain/accounts/customer-address.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import { addressIn } from "@voltread/domain/shared/form-address.ts"
import { isSameAddress } from "@voltread/domain/shared/same-address.ts"
import { Effect } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, transaction } from "../platform/postgres/query.ts"
import { notFound, outdated, type Problem } from "../platform/problem.ts"
import { changed, isNothing, recordChange } from "./account-history.ts"
import {
  type AddressRow,
  type AddressUse,
  addressesOf,
  historyOf,
  insertAddress,
  lockAddresses,
  postalOf,
  removeAddress,
  replaceAddress,
  type WireAddress,
} from "./address-rows.ts"
import type { ChangeAuthor } from "./change-author.ts"
import { announceAccount } from "./signals.ts"

type AddressesChanged = Effect.Effect<ReadonlyArray<WireAddress>, Problem | DatabaseError, Database>

/** Changes the addresses under a lock, notifies open pages, and returns the resulting list. */
const changing = (
  username: string,
  change: (
    client: pg.ClientBase,
    known: ReadonlyArray<AddressRow>,
  ) => Effect.Effect<void, Problem | DatabaseError>,
): AddressesChanged =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* change(client, yield* lockAddresses(client, username))
      yield* announceAccount(client, { kind: "changed", username })
    }),
  ).pipe(Effect.andThen(addressesOf(username)))

/**
 * Saves the address of a form, or two if it has separate billing fields. The first address of an account and an address
 * saved during checkout become the default. What was ordered to before is not added again by the next checkout.
 */
export const addAddress = (username: string, form: AddressForm, author: ChangeAuthor): AddressesChanged =>
  changing(username, (client, known) =>
    Effect.gen(function* () {
      const isFirst = known.length === 0
      const isCheckout = form.isCheckout === true
      const billing = billingAddressOf(form)
      const save = saving(client, username, author)
      yield* save(known, addressIn(form), {
        isDefaultShipping: form.isDefaultShipping ?? (isFirst || isCheckout),
        isDefaultBilling: billing === null && (form.isDefaultBilling ?? (isFirst || isCheckout)),
        isCheckout,
      })
      if (billing === null) return
      yield* save(yield* lockAddresses(client, username), billing, {
        isDefaultShipping: false,
        isDefaultBilling: true,
        isCheckout,
      })
    }),
  )

const saving = (client: pg.ClientBase, username: string, author: ChangeAuthor) =>
  Effect.fnUntraced(function* (known: ReadonlyArray<AddressRow>, address: PostalAddress, use: AddressUse) {
    const same = use.isCheckout ? known.find((row) => isSameAddress(postalOf(row), address)) : undefined
    if (same === undefined) {
      const added = yield* insertAddress(client, username, address, use)
      return yield* recordChange(client, username, "address-added", author, changed(null, historyOf(added)))
    }
    yield* replacing(client, username, author)(same, address, {
      isDefaultShipping: use.isDefaultShipping || same.is_default_shipping,
      isDefaultBilling: use.isDefaultBilling || same.is_default_billing,
      isCheckout: use.isCheckout || same.is_checkout,
    })
  })

const replacing = (client: pg.ClientBase, username: string, author: ChangeAuthor) =>
  Effect.fnUntraced(function* (before: AddressRow, address: PostalAddress, use: AddressUse) {
    const after = yield* replaceAddress(client, username, before.address_id, address, use)
    if (after === undefined) return yield* notFound("The address")
    const values = changed(historyOf(before), historyOf(after))
    if (!isNothing(values)) yield* recordChange(client, username, "address-updated", author, values)
  })

/** Another customer's address is answered as not found. */
const find = (known: ReadonlyArray<AddressRow>, addressId: string) => {
  const found = known.find(({ address_id }) => address_id === addressId)
  return found === undefined ? Effect.fail(notFound("The address")) : Effect.succeed(found)
}

const OUTDATED = outdated("this address")

export const changeAddress = (
  username: string,
  addressId: string,
  form: CustomerAddressChange,
  author: ChangeAuthor,
): AddressesChanged =>
  changing(username, (client, known) =>
    Effect.gen(function* () {
      const before = yield* find(known, addressId)
      const address = addressIn(form)
      if (form.replaces !== undefined) {
        const now = postalOf(before)
        // What is there already, sent again, is no conflict.
        if (!isSameAddress(now, form.replaces) && !isSameAddress(now, address)) return yield* OUTDATED
      }
      yield* replacing(client, username, author)(before, address, {
        isDefaultShipping: form.isDefaultShipping ?? before.is_default_shipping,
        isDefaultBilling: form.isDefaultBilling ?? before.is_default_billing,
        isCheckout: form.isCheckout ?? before.is_checkout,
      })
    }),
  )

export const deleteAddress = (username: string, addressId: string, author: ChangeAuthor): AddressesChanged =>
  changing(username, (client, known) =>
    Effect.gen(function* () {
      const before = yield* find(known, addressId)
      yield* removeAddress(client, username, before)
      yield* recordChange(client, username, "address-deleted", author, changed(historyOf(before), null))
    }),
  )
