import type { Faker } from "@faker-js/faker"
import type { Brand } from "@voltread/domain/catalogue/brand.ts"
import type { CatalogueVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { ProductLine } from "@voltread/domain/catalogue/product-line.ts"
import type { TireSpecs } from "@voltread/domain/catalogue/tire-specs.ts"
import type { WheelSpecs } from "@voltread/domain/catalogue/wheel-specs.ts"
import { demoBrands } from "./brands.ts"
import { demoElectronics } from "./electronics.ts"
import { demoTires } from "./tires.ts"
import { demoVehicles } from "./vehicles.ts"
import { demoWheels } from "./wheels.ts"

export interface DemoCatalogue {
  readonly products: ReadonlyArray<Product>
  readonly tires: ReadonlyArray<TireSpecs>
  readonly wheels: ReadonlyArray<WheelSpecs>
  readonly lines: ReadonlyArray<ProductLine>
  readonly brands: ReadonlyArray<Brand>
  readonly vehicles: ReadonlyArray<CatalogueVehicle>
}

/** The demo shop's products and vehicles: the same for the same seed. */
export const demoCatalogue = (faker: Faker): DemoCatalogue => {
  const vehicles = demoVehicles()
  const electronics = demoElectronics(faker)
  const tires = demoTires(faker, vehicles)
  const wheels = demoWheels(faker, vehicles)
  const products = [...electronics, ...tires.products, ...wheels.products]
  return {
    products,
    tires: tires.tires,
    wheels: wheels.wheels,
    lines: [...tires.lines, ...wheels.lines],
    brands: demoBrands(faker, products),
    vehicles,
  }
}

const SELLERS: Readonly<Record<Product["productType"], number>> = {
  electronics: 700,
  accessory: 20,
  tire: 140,
  wheel: 60,
}

/** A product with its relative frequency in orders. */
export interface Seller {
  readonly value: Product
  readonly weight: number
}

/**
 * The products in the year's orders: the most reviewed of each kind, the first of them ten times as often as the last.
 */
export const bestSellers = (products: ReadonlyArray<Product>): ReadonlyArray<Seller> =>
  [...Map.groupBy(products, ({ productType }) => productType)].flatMap(([kind, ofKind]) =>
    ofKind
      .toSorted((a, b) => b.customerReviewCount - a.customerReviewCount)
      .slice(0, SELLERS[kind])
      .map((value, place) => ({ value, weight: 1 / (place / SELLERS[kind] + 0.1) })),
  )
