import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { useState } from "react"
import type { ProductDetails } from "../product/queries.ts"
import { lineQuery } from "../product/queries.ts"
import { useShop } from "../shop/use-shop.ts"
import { distinguishingParts } from "./distinguishing-parts.ts"

const SHOWN = 8

/** The product line of a tire or wheel: features and other sizes. */
export function ProductLine({ product }: { readonly product: ProductDetails }) {
  const { request } = useShop()
  const [showsAll, setShowsAll] = useState(false)
  const { data: line } = useQuery({
    ...lineQuery(request, product.productType, product.lineId ?? ""),
    enabled: product.lineId !== null,
  })
  // Optional: the page is complete without it.
  if (!line) return null
  const others = line.products.filter((other) => other.productId !== product.productId)
  const labels = distinguishingParts(line.products.map(({ name }) => name))
  const labelOf = new Map(line.products.map(({ productId }, index) => [productId, labels[index]]))
  const shown = showsAll ? others : others.slice(0, SHOWN)
  return (
    <section aria-labelledby="line" className="mt-12">
      <h2 id="line" className="text-2xl">
        The {line.name} line
      </h2>
      <p className="mt-2 max-w-prose text-muted">{line.description}</p>
      <div className="mt-5 grid gap-8 desk:grid-cols-2">
        <Points title="Features" points={line.features} />
        <Points title="Benefits" points={line.benefits} />
      </div>
      {others.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">Other sizes</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {shown.map((other) => (
              <li key={other.productId}>
                <Link
                  to="/product/$productId"
                  params={{ productId: other.productId }}
                  aria-label={`${other.name}, ${formatMoney(other.salePrice)}`}
                  className="numeric inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm font-semibold hover:bg-sunken"
                >
                  {labelOf.get(other.productId)}{" "}
                  <span className="font-normal text-muted">{formatMoney(other.salePrice)}</span>
                </Link>
              </li>
            ))}
            {others.length > shown.length && (
              <li>
                <button
                  type="button"
                  className="h-11 cursor-pointer px-2 text-sm font-semibold underline underline-offset-4"
                  onClick={() => setShowsAll(true)}
                >
                  View {others.length - shown.length} more
                </button>
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  )
}

function Points({ title, points }: { readonly title: string; readonly points: ReadonlyArray<string> }) {
  if (points.length === 0) return null
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 list-disc pl-5">
        {points.map((point) => (
          <li key={point} className="mt-1">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
