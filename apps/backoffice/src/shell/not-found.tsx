import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { NoSuchThing } from "../page/no-such-thing.tsx"

/** In place of a page, for an address that there is none for. */
export function NotFound() {
  return (
    <div className="page py-10">
      <NoSuchThing
        title="This page does not exist"
        action={
          <Link to="/orders" className={buttonStyle("primary")}>
            Go to the orders
          </Link>
        }
      >
        The address may be mistyped, or the page was moved.
      </NoSuchThing>
    </div>
  )
}
