import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { artPath } from "@voltread/ui/art/art-path.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { BrandQuery } from "../generated/brand.ts"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import { Rating } from "../product/rating.tsx"
import { topRatedQuery } from "../product/top-rated.ts"
import { Loaded } from "../shop/loaded.tsx"
import { useShop } from "../shop/use-shop.ts"
import { BrandLogo } from "./brand-logo.tsx"

type BrandDetails = NonNullable<BrandQuery["getBrand"]>
type Line = BrandDetails["productLines"][number]

/** A brand with its product lines and top-rated products. */
export function BrandPage({ brand }: { readonly brand: BrandDetails }) {
  const { request } = useShop()
  const topRated = useQuery(topRatedQuery(request, { brands: [brand.name], size: 8 }))
  const facts = [
    ["Founded", brand.founded],
    ["Founder", brand.founder],
    ["Headquarters", brand.headquarters],
    ["Past innovations", brand.pastInnovations],
    ["Warranty plans", brand.warrantyPlans],
  ].filter(([, value]) => value !== "")
  return (
    <div className="page py-6 desk:py-10">
      <div className="grid gap-8 desk:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col items-start gap-4">
          <div className="flex items-center gap-4">
            <BrandLogo brand={brand} className="size-18" />
            <div>
              <h1 className="text-3xl">{brand.name}</h1>
              <Rating average={brand.rating} count={brand.ratingCount} />
            </div>
          </div>
          <p className="max-w-prose text-lg">{brand.description}</p>
          {brand.productCount === 0 ? (
            <p className="text-muted">None of its products are on sale right now.</p>
          ) : (
            <Link to="/search" search={{ brand: [brand.name] }} className={buttonStyle("primary")}>
              {brand.productCount === 1
                ? "See its product"
                : `See all ${formatNumber(brand.productCount)} products`}
            </Link>
          )}
        </div>
        {facts.length > 0 && (
          <dl className="divide-y divide-line self-start border-y border-line">
            {facts.map(([name, value]) => (
              <div key={name} className="grid grid-cols-[2fr_3fr] gap-4 py-2.5">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <ProductLines lines={brand.productLines} />
      {topRated.data?.length !== 0 && (
        <section aria-labelledby="brand-products" className="mt-14">
          <h2 id="brand-products" className="mb-6 text-2xl">
            Top-rated {brand.name} products
          </h2>
          <Loaded
            query={topRated}
            failure="These products could not be loaded"
            skeleton={<ProductGridSkeleton count={4} />}
          >
            {(products) => <ProductGrid products={products} />}
          </Loaded>
        </section>
      )}
    </div>
  )
}

/** The lines of a brand by their groups, such as Touring or Off-road. */
function ProductLines({ lines }: { readonly lines: ReadonlyArray<Line> }) {
  const groups = Map.groupBy(lines, (line) => line.groupName)
  return [...groups].map(([groupName, members]) => (
    <section key={groupName} aria-labelledby={`lines-${groupName}`} className="mt-12">
      <h2 id={`lines-${groupName}`} className="text-2xl">
        {groupName}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
        {members.map((line) => (
          <li key={line.id}>
            <Link
              to="/search"
              search={{ q: line.name, category: [line.category] }}
              className="flex h-full gap-4 rounded-lg border border-line bg-surface p-4 transition-shadow hover:shadow-card"
            >
              <img
                src={line.images.small || artPath(line.category, line.id)}
                alt=""
                width={88}
                height={88}
                loading="lazy"
                className="size-22 shrink-0 rounded-md bg-sunken object-contain"
              />
              <span className="flex flex-col gap-1">
                <span className="font-bold">{line.name}</span>
                <span className="line-clamp-2 text-sm text-muted">{line.description}</span>
                {line.startingPrice !== null && (
                  <span className="numeric mt-auto text-sm font-semibold">
                    From {formatMoney(line.startingPrice)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
