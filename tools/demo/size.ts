import type { Product } from "@voltread/domain/catalogue/product.ts"
import { bestSellers, type DemoCatalogue } from "./catalogue.ts"

export interface DemoSize {
  readonly people: number
  readonly orders: number
  readonly visits: number
  /** Products of each kind, and vehicles; null: all. */
  readonly productsOfType: number | null
}

/** `small`: a few of everything, for the kept stores of releases. */
export const DEMO_SIZES = {
  full: { people: 420, orders: 2_400, visits: 9_600, productsOfType: null },
  small: { people: 12, orders: 46, visits: 40, productsOfType: 20 },
} as const satisfies Readonly<Record<string, DemoSize>>

/** The best sellers of each kind, with everything that belongs to them. */
export const trimmed = (catalogue: DemoCatalogue, productsOfType: number | null): DemoCatalogue => {
  if (productsOfType === null) return catalogue
  const sellers = Map.groupBy(
    bestSellers(catalogue.products).map(({ value }) => value),
    ({ productType }) => productType,
  )
  const products: ReadonlyArray<Product> = [...sellers.values()].flatMap((kind) =>
    kind.slice(0, productsOfType),
  )
  const kept = new Set(products.map(({ productId }) => productId))
  const lines = new Set(products.map(({ lineId }) => lineId))
  const brands = new Set(products.map(({ brand }) => brand))
  return {
    products,
    tires: catalogue.tires.filter(({ productId }) => kept.has(productId)),
    wheels: catalogue.wheels.filter(({ productId }) => kept.has(productId)),
    lines: catalogue.lines.filter(({ lineId }) => lines.has(lineId)),
    brands: catalogue.brands.filter(({ name }) => brands.has(name)),
    vehicles: catalogue.vehicles.slice(0, productsOfType),
  }
}
