import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"

export function NotFoundPage() {
  return (
    <div className="page py-16">
      <EmptyState
        level={1}
        icon="search"
        title="This page does not exist"
        action={
          <Link to="/" className={buttonStyle()}>
            Back to the shop
          </Link>
        }
      >
        The address may be mistyped, or the product is no longer sold.
      </EmptyState>
    </div>
  )
}
