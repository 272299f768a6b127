import { Link } from "@tanstack/react-router"
import { useLocalStore } from "../local-storage/local-store.ts"
import { compareList } from "./compare-list.ts"

/** Link to the comparison, once it has products. */
export function CompareLink() {
  const list = useLocalStore(compareList)
  if (list.length === 0) return null
  return (
    <Link
      to="/compare"
      search={{ products: list.map((product) => product.productId) }}
      className="py-1.5 text-sm font-semibold underline underline-offset-4"
    >
      Compare {list.length} {list.length === 1 ? "product" : "products"}
    </Link>
  )
}
