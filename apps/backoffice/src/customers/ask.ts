import type { Customer } from "./customer.ts"

/** What staff want to do to a customer and have to say more about, or to confirm. */
export type Asked =
  | { readonly _tag: "status" }
  | { readonly _tag: "profile" }
  | { readonly _tag: "password" }
  | { readonly _tag: "export" }
  | { readonly _tag: "erase" }
  /** Null: a new one. */
  | { readonly _tag: "address"; readonly addressId: string | null }
  | { readonly _tag: "deleteAddress"; readonly addressId: string }

/** What every part of the customer's page is given to ask by; absent where nothing can be done any more. */
export type Ask = ((asked: Asked) => void) | undefined

/** What every dialog about a customer is given. */
export interface CustomerDialogProps {
  readonly customer: Customer
  readonly onClose: () => void
}
