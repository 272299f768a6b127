import { RecentlyViewedProducts } from "../recent/recently-viewed-products.tsx"
import { Financing } from "./financing.tsx"
import { FinderTeaser } from "./finder-teaser.tsx"
import { ProductRow } from "./product-row.tsx"
import { productRows } from "./product-rows.ts"

export function BelowTheFold() {
  return (
    <>
      <Financing />
      <FinderTeaser />
      <ProductRow row={productRows[1]} />
      <div className="page">
        <RecentlyViewedProducts />
      </div>
    </>
  )
}
