import { Link } from "@tanstack/react-router"
import { FORBIDDEN_MESSAGE } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"

/** In place of a page that the person's role does not open (spec §8). */
export function NoAccess() {
  return (
    <EmptyState
      icon="lock"
      title={FORBIDDEN_MESSAGE}
      action={
        <Link to="/orders" className={buttonStyle("primary")}>
          Go to the orders
        </Link>
      }
    >
      Ask an admin if you need it for your work.
    </EmptyState>
  )
}

/** In place of a page that the role opens once two-factor log-in is on, in the server's words. */
export function SetUpFirst({ message }: { readonly message: string }) {
  return (
    <EmptyState
      icon="lock"
      title={message}
      action={
        <Link to="/security" className={buttonStyle("primary")}>
          Go to your security
        </Link>
      }
    >
      Your shop now requires it of all staff.
    </EmptyState>
  )
}
