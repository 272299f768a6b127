import { Link } from "@tanstack/react-router"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import type { PricedProductFieldsFragment } from "../generated/prices.ts"
import type { Column } from "../list/column.ts"
import { rowLinkStyle } from "../list/table-style.ts"

/** Columns of the product lookup; a row leads to the price history. */
export const productColumns: ReadonlyArray<Column<PricedProductFieldsFragment>> = [
  {
    id: "product",
    header: "Product",
    role: "rowHeader",
    cell: (product) => (
      <>
        <Link
          to="/prices/products/$productId"
          params={{ productId: product.productId }}
          data-row=""
          className={`line-clamp-2 ${rowLinkStyle}`}
        >
          {product.name}
        </Link>
        <span className="text-muted">{product.sku}</span>
        {!product.isLive && (
          <span className="ml-2">
            <Badge>Not for sale</Badge>
          </span>
        )}
      </>
    ),
  },
  { id: "supplier", header: "Supplier", from: "wide", cell: ({ partner }) => partner },
  {
    id: "cost",
    header: "Cost",
    from: "sm",
    align: "end",
    cell: ({ supplierCost }) => <Money amount={supplierCost} />,
  },
  {
    id: "price",
    header: "Price",
    align: "end",
    className: "font-semibold",
    cell: ({ salePrice }) => <Money amount={salePrice} />,
  },
  {
    id: "pricedBy",
    header: "Priced by",
    from: "desk",
    cell: ({ priceMarkup }) =>
      priceMarkup?.title ?? <span className="text-muted">Supplier’s list price</span>,
  },
]
