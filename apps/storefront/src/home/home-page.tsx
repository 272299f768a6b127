import { Link } from "@tanstack/react-router"
import { artPath } from "@voltread/ui/art/art-path.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { deferred } from "../shop/deferred.tsx"
import { Hero } from "./hero.tsx"
import { ProductRow } from "./product-row.tsx"
import { productRows } from "./product-rows.ts"

/** Below the first screen: its code loads after the rest. */
const below = deferred(() => import("./below-the-fold.tsx").then((module) => module.BelowTheFold))

const departments = [
  { category: "televisions", name: "Televisions" },
  { category: "laptop-computers", name: "Laptops" },
  { category: "smartphones", name: "Smartphones" },
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
        <ul className="mt-6 grid pairs gap-3 sm:grid-cols-4 sm:gap-5">
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
                  className="aspect-[3/2] w-full object-cover transition-transform duration-300 group-hover:scale-103"
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
      <ProductRow row={productRows[0]} />
      {/* Anchor of the menu's Financing link (spec §2); present before its content has loaded. */}
      <div id="electro-finance-financing">{below}</div>
    </>
  )
}
