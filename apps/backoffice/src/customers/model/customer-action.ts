import type { Customer } from "@voltread/domain/contract/customer.ts"

/** Something to do to a customer that needs a dialog: details or a confirmation. */
export type CustomerAction =
  | { readonly _tag: "status" }
  | { readonly _tag: "profile" }
  | { readonly _tag: "password" }
  | { readonly _tag: "export" }
  | { readonly _tag: "erase" }
  /** Null: a new one. */
  | { readonly _tag: "address"; readonly addressId: string | null }
  | { readonly _tag: "deleteAddress"; readonly addressId: string }

/** Opens the dialog of an action; absent for an erased customer, to whom nothing can be done. */
export type OnAction = ((action: CustomerAction) => void) | undefined

/** What every dialog about a customer is given. */
export interface CustomerDialogProps {
  readonly customer: Customer
  readonly onClose: () => void
}
