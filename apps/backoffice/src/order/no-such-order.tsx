import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { NoSuchThing } from "../page/no-such-thing.tsx"

export default function NoSuchOrder() {
  return (
    <div className="p-4 desk:p-6">
      <NoSuchThing
        title="This order does not exist"
        action={
          <Link to="/orders" className={buttonStyle("primary")}>
            Back to the orders
          </Link>
        }
      >
        The link may be mistyped, or the order may have been removed.
      </NoSuchThing>
    </div>
  )
}
