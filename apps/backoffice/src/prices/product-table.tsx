import { Link } from "@tanstack/react-router"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { useRef } from "react"
import type { PricedProductFieldsFragment } from "../generated/prices.ts"
import { useRowKeys } from "../list/use-row-keys.ts"
import { cell, head } from "./table-style.ts"

/** Products with cost and price; a row leads to the history of the price. */
export function ProductTable({
  products,
}: {
  readonly products: ReadonlyArray<PricedProductFieldsFragment>
}) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Products</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            Product
          </th>
          <th scope="col" className={`${head} hidden wide:table-cell`}>
            Supplier
          </th>
          <th scope="col" className={`${head} hidden text-right sm:table-cell`}>
            Cost
          </th>
          <th scope="col" className={`${head} text-right`}>
            Price
          </th>
          <th scope="col" className={`${head} hidden desk:table-cell`}>
            Priced by
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {products.map((product) => (
          <tr key={product.productId} className="relative hover:bg-sunken">
            <th scope="row" className={`${cell} text-left font-normal`}>
              <Link
                to="/prices/products/$productId"
                params={{ productId: product.productId }}
                data-row=""
                className="line-clamp-2 font-semibold -outline-offset-2 after:absolute after:inset-0"
              >
                {product.name}
              </Link>
              <span className="text-muted">{product.sku}</span>
              {!product.isLive && (
                <span className="ml-2">
                  <Badge>Not for sale</Badge>
                </span>
              )}
            </th>
            <td className={`${cell} hidden wide:table-cell`}>{product.partner}</td>
            <td className={`${cell} hidden text-right sm:table-cell`}>
              <Money amount={product.supplierCost} />
            </td>
            <td className={`${cell} text-right font-semibold`}>
              <Money amount={product.salePrice} />
            </td>
            <td className={`${cell} hidden desk:table-cell`}>
              {product.priceMarkup?.title ?? <span className="text-muted">Its supplier’s list</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
