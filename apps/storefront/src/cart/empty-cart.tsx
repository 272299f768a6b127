import { Link, useLocation } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { useIsLoggedIn, useIsSessionKnown } from "../shop/use-shop.ts"

/** Offers a guest to log in: after a session has ended, what was in the cart is in the account's. */
export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  const isGuest = !useIsLoggedIn()
  const isKnown = useIsSessionKnown()
  const returnUrl = useLocation({ select: ({ href }) => href })
  const offersLogIn = isKnown && isGuest
  return (
    <EmptyState
      icon="cart"
      title="Your cart is empty"
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Link to="/search" className={buttonStyle()} onClick={onLeave}>
            Find something good
          </Link>
          {offersLogIn && (
            <Link to="/login" search={{ returnUrl }} className={buttonStyle("secondary")} onClick={onLeave}>
              Log in
            </Link>
          )}
        </span>
      }
    >
      What you add stays here, even when you come back another day.
      {offersLogIn && " Log in to see what is in your account's cart."}
    </EmptyState>
  )
}
