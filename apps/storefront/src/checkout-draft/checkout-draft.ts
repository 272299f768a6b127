import { isRecord, textIn } from "@voltread/ui/session/rehydration.ts"
import { createLocalStore } from "../local-storage/local-store.ts"
import { createUnsent } from "../shop/unsent.ts"
import { type CheckoutValues, emptyCheckout } from "./checkout-values.ts"

/** What was entered at the checkout, but nothing of a card or of an application. */
export interface CheckoutDraft {
  readonly values: CheckoutValues
  /** The saved address that was chosen, null for another one, undefined if none was. */
  readonly addressId: string | null | undefined
  /** The way to pay; empty until one was chosen. */
  readonly methodId: string
}

export const noDraft: CheckoutDraft = { values: emptyCheckout, addressId: undefined, methodId: "" }

const decodeValues = (stored: unknown): CheckoutValues => {
  const flag = (key: keyof CheckoutValues, otherwise: boolean) => {
    const value = isRecord(stored) ? stored[key] : undefined
    return typeof value === "boolean" ? value : otherwise
  }
  return {
    email: textIn(stored, "email"),
    firstName: textIn(stored, "firstName"),
    lastName: textIn(stored, "lastName"),
    address1: textIn(stored, "address1"),
    address2: textIn(stored, "address2"),
    city: textIn(stored, "city"),
    state: textIn(stored, "state"),
    postalCode: textIn(stored, "postalCode"),
    phone: textIn(stored, "phone"),
    shouldSaveAddress: flag("shouldSaveAddress", emptyCheckout.shouldSaveAddress),
    isBillingShippingSame: flag("isBillingShippingSame", emptyCheckout.isBillingShippingSame),
    billingFirstName: textIn(stored, "billingFirstName"),
    billingLastName: textIn(stored, "billingLastName"),
    billingAddress1: textIn(stored, "billingAddress1"),
    billingAddress2: textIn(stored, "billingAddress2"),
    billingCity: textIn(stored, "billingCity"),
    billingState: textIn(stored, "billingState"),
    billingPostalCode: textIn(stored, "billingPostalCode"),
    billingPhone: textIn(stored, "billingPhone"),
  }
}

/** Decodes a stored draft; anything else is an empty one. */
export const decodeDraft = (stored: unknown): CheckoutDraft => {
  if (!isRecord(stored)) return noDraft
  const { addressId } = stored
  return {
    values: decodeValues(stored.values),
    addressId: typeof addressId === "string" || addressId === null ? addressId : undefined,
    methodId: textIn(stored, "methodId"),
  }
}

/** Kept on the device until the order is placed, so that a reload or a step back loses nothing. */
export const checkoutDraft = createLocalStore<CheckoutDraft>("checkout-draft", noDraft, decodeDraft)

/** This tab's, for the same person: the device keeps nothing of a session that has ended, such as by a new password. */
const unsent = createUnsent<CheckoutDraft>()
const CHECKOUT = "checkout"

/** A guest's username is empty: the device keeps what they have entered. */
const keepHere = (username: string, draft: CheckoutDraft): void => {
  if (username !== "") unsent.keep(CHECKOUT, username, draft)
}

/** Keeps what somebody has entered. */
export const keepDraft = (username: string, draft: CheckoutDraft): void => {
  checkoutDraft.set(draft)
  keepHere(username, draft)
}

/** What somebody has entered before. */
export const draftOf = (username: string): CheckoutDraft => {
  const stored = checkoutDraft.get()
  const { address1, city, postalCode } = stored.values
  // Names, phone and email may be the account's, which a checkout in another tab has filled in.
  const hasNoAddress = address1 === "" && city === "" && postalCode === ""
  return (hasNoAddress ? unsent.of(CHECKOUT, username) : undefined) ?? stored
}

/** Before the device forgets what it keeps of somebody whose session has ended. */
export const keepStoredDraft = (username: string): void => keepHere(username, draftOf(username))

/** Once the order is placed. */
export const forgetDraft = (): void => {
  checkoutDraft.set(noDraft)
  unsent.forget(CHECKOUT)
}
