import { useRouter } from "@tanstack/react-router"
import type { Envelope } from "@voltread/ui/api/envelope.ts"
import { decoded } from "@voltread/ui/api/read.ts"
import { loggedIn } from "@voltread/ui/session/session.ts"
import { track } from "../analytics/analytics.ts"
import { destinationAfterLogin } from "../session/return-url.ts"
import { toast } from "../shop/toasts.ts"
import { useShop } from "../shop/use-shop.ts"

const sessionSchema = async () => (await import("@voltread/domain/contract/session.ts")).SessionData

/**
 * Completes a log-in: stores the session, merges the carts and goes to `destination`, or for staff to the back office
 * (spec §2). Returns false if the answer logs nobody in.
 */
export const useSignIn = () => {
  const { store, cart, flush } = useShop()
  const router = useRouter()

  return async (answer: Envelope | null, message: string, destination: string): Promise<boolean> => {
    if (answer?.isSuccess !== true) return false
    const session = await decoded(sessionSchema, answer.data).catch(() => null)
    if (session === null) return false
    const { user, tokens } = session
    const leadsTo = destinationAfterLogin(user.type, destination)
    const isStaff = leadsTo.startsWith("/backoffice/")
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: !isStaff }))
    // Whoever reads that they are logged in may load the next page at once.
    await flush()
    if (!isStaff)
      track({ name: "login", fields: {}, dimensions: { user_type: user.type, tenant: "voltread" } })
    toast({ severity: "success", message: answer.successMessage || message })
    if (isStaff) {
      window.location.assign(leadsTo)
      return true
    }
    // The log-in succeeded even if the cart cannot be loaded; the next page loads it.
    await cart.load().catch(() => undefined)
    router.history.push(leadsTo)
    return true
  }
}
