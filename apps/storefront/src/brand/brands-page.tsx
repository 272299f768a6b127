import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { abbreviate } from "@voltread/ui/components/abbreviate.ts"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import type { BrandsQuery } from "../generated/brand.ts"
import { Rating } from "../product/rating.tsx"
import { Loaded } from "../shop/loaded.tsx"
import { useShop } from "../shop/use-shop.ts"
import { BrandLogo } from "./brand-logo.tsx"
import { brandsQuery } from "./queries.ts"

const grid = "mt-6 grid gap-4 sm:grid-cols-2 desk:grid-cols-3 wide:grid-cols-4"

export function BrandsPage() {
  const { request } = useShop()
  const brands = useQuery(brandsQuery(request))
  return (
    <div className="page py-6 desk:py-10">
      <h1 className="text-3xl">Brands</h1>
      <Loaded query={brands} failure="The brands could not be loaded" skeleton={<BrandsSkeleton />}>
        {(all) => <BrandList brands={all} />}
      </Loaded>
    </div>
  )
}

function BrandsSkeleton() {
  return (
    <Loading label="Loading brands">
      <div className={grid}>
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((place) => (
          <Skeleton key={place} className="h-24 w-full" />
        ))}
      </div>
    </Loading>
  )
}

function BrandList({ brands }: { readonly brands: BrandsQuery["getAllBrands"] }) {
  if (brands.length === 0)
    return <p className="mt-6 text-muted">Brands appear here once their products are in the shop.</p>
  return (
    <ul className={grid}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Link
            to="/brand/$name"
            params={{ name: brand.name }}
            className="flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-4 transition-shadow hover:shadow-card"
          >
            <BrandLogo brand={brand} />
            <span className="flex min-w-0 flex-col gap-1">
              <span className="text-lg leading-tight font-bold">{brand.name}</span>
              <Rating average={brand.rating} count={brand.ratingCount} />
              <span className="numeric text-sm text-muted">
                {brand.productCount === 1 ? "1 product" : `${abbreviate(brand.productCount)} products`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
