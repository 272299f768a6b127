import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { useEffect } from "react"
import { useShop } from "../shop/use-shop.ts"

export function NotFoundPage() {
  const title = `Page not found | ${useShop().shopName}`
  // The head is its route's, which is another page's or nobody's.
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
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
