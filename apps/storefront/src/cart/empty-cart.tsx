import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"

export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  return (
    <EmptyState
      icon="cart"
      title="Your cart is empty"
      action={
        <Link to="/search" className={buttonStyle()} onClick={onLeave}>
          Find something good
        </Link>
      }
    >
      What you add stays here, even when you come back another day.
    </EmptyState>
  )
}
