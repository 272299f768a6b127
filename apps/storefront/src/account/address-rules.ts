import { AddressChange } from "@voltread/domain/accounts/address.ts"
import { rulesOf } from "@voltread/ui/form/rules.ts"

/** Spec §5 Profile address, the postal code's state included. */
export const addressRules = rulesOf(AddressChange)
