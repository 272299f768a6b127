import type { QueryClient } from "@tanstack/react-query"
import { ApiError, FORBIDDEN_MESSAGE, SESSION_OVER_MESSAGE } from "@voltread/ui/api/api-error.ts"
import type { AuthPort } from "@voltread/ui/api/auth-port.ts"
import { cookieRenewal, listen } from "@voltread/ui/api/live.ts"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { pause } from "@voltread/ui/api/retry.ts"
import type { ToastMessage } from "@voltread/ui/components/toast-queue.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { textOfEvent } from "@voltread/ui/session/event-text.ts"
import { accountReset, isLoggedIn } from "@voltread/ui/session/session.ts"
import { sessionEndMessage } from "@voltread/ui/session/session-end-message.ts"
import { personalQueries } from "../shop/personal-queries.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { toast } from "../shop/toasts.ts"
import type { CartService } from "../store/cart-service.ts"
import type { ShopStore } from "../store/store.ts"

/** Milliseconds. The server tells of a log-out before the tab that asked for it has its answer, and tells the others. */
const OTHER_TAB = 2_000

/** What helps after a session has ended: mostly a log-in, which leads back to this page. */
const nextStep = (reason: string | undefined, goTo: WatchedSession["goTo"]): ToastMessage["action"] => {
  if (reason === "erased") return undefined
  const isDisabled = reason === "disabled"
  const { pathname, search } = window.location
  const address = isDisabled ? "/contact" : `/login?returnUrl=${encodeURIComponent(pathname + search)}`
  return { label: isDisabled ? "Contact us" : "Log in", run: () => goTo(address) }
}

interface WatchedSession {
  readonly store: ShopStore
  readonly queries: QueryClient
  readonly rest: ShopContext["rest"]
  readonly auth: AuthPort
  readonly cart: Pick<CartService, "load">
  /** Shows another page without loading it anew, which would lose what this tab keeps. */
  readonly goTo: (address: string) => void
}

/**
 * Keeps an open page in line with the session: a change of user, in this tab or another, removes the previous user's
 * data from the screen, and a session that the server ends is reported at once.
 */
export const watchSession = ({ store, queries, rest, auth, cart, goTo }: WatchedSession) => {
  const currentUser = (): string | null => {
    const state = store.getState().auth
    return isLoggedIn(state) ? (state.user?.username ?? null) : null
  }

  let close: (() => void) | undefined

  /** Clears a session that the server has ended, with its cookies and what is stored on this device. */
  const end = (message: string, reason?: string): void => {
    if (currentUser() !== null) store.dispatch(accountReset())
    void forget(lastUser)
    const action = nextStep(reason, goTo)
    toast({ severity: "warning", message, ...(action && { action }) })
    void rest({ method: "POST", path: "/api/auth/logout" })
      .then(cart.load)
      // The cookies are invalid already; the next page tries again.
      .catch(() => undefined)
  }

  /** Deletes what is stored on this device; what was entered at the checkout is still here after the log-in. */
  const forget = async (username: string): Promise<void> => {
    const [{ clearShopperData }, { keepStoredDraft }] = await part(() =>
      Promise.all([import("../local-storage/local-store.ts"), import("../checkout-draft/checkout-draft.ts")]),
    )
    keepStoredDraft(username)
    clearShopperData()
  }

  /** A log-out on another device; one in this browser clears everything itself, in all its tabs. */
  const onLogOut = async (): Promise<void> => {
    const { accessToken } = store.getState().auth.tokens
    const { isTabLeaving } = await part(() => import("../shop/leaving.ts"))
    if (isTabLeaving()) return
    // The server closes it, and refuses to open it again.
    close?.()
    await pause(OTHER_TAB)
    const now = store.getState().auth
    if (isLoggedIn(now) && now.tokens.accessToken === accessToken) end(SESSION_OVER_MESSAGE)
    else watch()
  }

  const onServerEvent = (name: string, data: string): void => {
    if (name === "account") void readAgain(queries, ["account"])
    else {
      const message = sessionEndMessage(data)
      if (message === null) void onLogOut()
      else end(message, textOfEvent<"signed-out">(data, "reason"))
    }
  }

  /** A hidden page closes its connection: browsers allow only a few for each site. */
  const watch = (): void => {
    close?.()
    close =
      user === null || document.visibilityState === "hidden"
        ? undefined
        : listen({
            url: "/api/account/events",
            events: ["account", "signed-out"],
            onEvent: onServerEvent,
            beforeConnect: cookieRenewal(auth),
          })
  }

  let user = currentUser()
  /** Also once their session has ended. */
  let lastUser = user ?? ""
  store.subscribe(() => {
    const now = currentUser()
    if (now === user) return
    user = now
    lastUser = now ?? lastUser
    void queries.resetQueries(personalQueries)
    watch()
  })
  document.addEventListener("visibilitychange", watch)
  watch()

  // Spec §6: every FORBIDDEN answer shows a message.
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return
    const { error } = event.action
    if (error instanceof ApiError && error.kind === "forbidden") {
      toast({ severity: "error", message: FORBIDDEN_MESSAGE })
    }
  })

  return { ended: () => end(SESSION_OVER_MESSAGE) }
}
