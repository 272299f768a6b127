import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { artPath } from "@voltread/ui/art/art-path.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import { useShop } from "../session/use-shop.ts"
import { later } from "../shell/later.tsx"
import { Financing } from "./financing.tsx"
import { Hero } from "./hero.tsx"
import { shelves } from "./shelves.ts"

const recent = later(() => import("../recent/recent-shelf.tsx").then((module) => module.RecentShelf))

const departments = [
  { category: "televisions", name: "Televisions" },
  { category: "laptop-computers", name: "Laptops" },
  { category: "smartphones", name: "Smart Phones" },
  { category: "refrigerators", name: "Refrigerators" },
  { category: "tires", name: "Tires" },
  { category: "wheels", name: "Wheels" },
  { category: "headphones", name: "Headphones" },
  { category: "power-tools", name: "Power Tools" },
] as const

export function HomePage() {
  return (
    <>
      <Hero />
      <section aria-labelledby="departments" className="page pt-14 desk:pt-20">
        <h2 id="departments" className="text-2xl">
          Shop by department
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-5">
          {departments.map(({ category, name }) => (
            <li key={category}>
              <Link
                to="/products/$category"
                params={{ category }}
                className="group block overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:shadow-card"
              >
                <img
                  src={artPath(category, `home-${category}`)}
                  alt=""
                  width={300}
                  height={200}
                  loading="lazy"
                  className="aspect-[3/2] w-full object-cover transition-transform duration-300 group-hover:scale-104"
                />
                <span className="flex items-center justify-between px-4 py-3 font-semibold">
                  {name}
                  <Icon name="arrow-right" className="size-4" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Shelf shelf={shelves[0]} />
      <Financing />
      <Shelf shelf={shelves[1]} />
      <div className="page">{recent}</div>
    </>
  )
}

function Shelf({ shelf }: { readonly shelf: (typeof shelves)[number] }) {
  const { request } = useShop()
  const products = useQuery(shelf.query(request))
  return (
    <section aria-labelledby={shelf.id} className="page pt-14 desk:pt-20">
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 id={shelf.id} className="text-2xl">
          {shelf.title}
        </h2>
        <Link
          to="/products/$category"
          params={{ category: shelf.category }}
          className="inline-flex shrink-0 items-center gap-1.5 font-semibold underline decoration-accent decoration-3 underline-offset-6"
        >
          See all<span className="sr-only"> of {shelf.title}</span>
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      {products.data !== undefined ? (
        <ProductGrid products={products.data} />
      ) : products.isError ? (
        <ErrorState title="These products could not be loaded" onRetry={() => void products.refetch()}>
          {messageOf(products.error)}
        </ErrorState>
      ) : (
        <ProductGridSkeleton count={4} />
      )}
    </section>
  )
}
