import type { QueryClient } from "@tanstack/react-query"
import { profileQuery } from "../account/queries.ts"
import type { CheckoutValues } from "../checkout-draft/checkout-values.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { toast } from "../shop/toasts.ts"

const NOT_KEPT = "Your order is in, but its address could not be saved to your account."

/** Saves the order's address to the account; a profile without a phone gets the recipient's name and phone. */
export const saveAddress = async (
  { rest, queries }: { readonly rest: ShopContext["rest"]; readonly queries: QueryClient },
  { email: _email, shouldSaveAddress: _kept, ...address }: CheckoutValues,
): Promise<void> => {
  try {
    const body = { ...address, isCheckout: true }
    const answer = await rest({ method: "POST", path: "/api/user/address/add", body })
    if (answer?.isSuccess !== true) toast({ severity: "warning", message: answer?.errorMessage || NOT_KEPT })
    const { phone } = await queries.fetchQuery(profileQuery(rest))
    if (phone !== "") return
    const { firstName, lastName } = address
    const profile = { firstName, lastName, phone: address.phone, isCheckout: true }
    await rest({ method: "PUT", path: "/api/account/profile", body: profile })
  } catch {
    toast({ severity: "warning", message: NOT_KEPT })
  } finally {
    await queries.invalidateQueries({ queryKey: ["account"] })
  }
}
