import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { type ProductDetails, variantsQuery } from "../product/queries.ts"
import { useShop } from "../shop/use-shop.ts"
import { choicesOf } from "./variant-choices.ts"

/** The other sizes and colors of the model, each with its price; renders nothing if there are none. */
export function VariantChooser({ product: { productId } }: { readonly product: ProductDetails }) {
  const { request } = useShop()
  const { data: variants = [] } = useQuery(variantsQuery(request, productId))
  return choicesOf(variants, productId).map(({ name, choices }) => (
    <fieldset key={name}>
      <legend className="mb-2 text-sm font-semibold">{name}</legend>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, variant }) => (
          <li key={value}>
            <Link
              to="/product/$productId"
              params={{ productId: variant.productId }}
              resetScroll={false}
              aria-current={variant.productId === productId ? "true" : undefined}
              className="flex min-h-11 flex-col justify-center rounded-md border border-line-strong bg-surface px-3 py-1.5 text-sm hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-accent-soft"
            >
              <span className="font-semibold">{value}</span>
              <span className="numeric text-muted">
                {formatMoney(variant.salePrice)}
                {!variant.inStock && ", sold out"}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  ))
}
