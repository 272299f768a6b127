import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { PageTitle } from "../page/page-title.tsx"

/** In place of a page, for an address that there is none for. */
export function NotFound() {
  return (
    <div className="page py-10">
      <PageTitle>Not found</PageTitle>
      <EmptyState
        level={1}
        icon="search"
        title="This page does not exist"
        action={
          <Link to="/orders" className={buttonStyle("primary")}>
            Go to the orders
          </Link>
        }
      >
        The address may be mistyped, or the page was moved.
      </EmptyState>
    </div>
  )
}
