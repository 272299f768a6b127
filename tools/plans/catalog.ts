import { upsertBrands, upsertLines } from "@voltread/api/catalogue/brands.ts"
import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import { upsertTires, upsertWheels } from "@voltread/api/catalogue/specs.ts"
import { product } from "@voltread/api/catalogue/testing/catalogue-product.ts"
import {
  brand,
  line,
  tireSpecs,
  vehicle,
  wheelSpecs,
} from "@voltread/api/catalogue/testing/catalogue-records.ts"
import { upsertVehicles } from "@voltread/api/catalogue/vehicles.ts"
import { Effect } from "effect"
import type pg from "pg"

export const TIRE = "tour-tire"
export const TIRE_LINE = "tour"
export const WHEEL = "steel-wheel"
export const WHEEL_LINE = "steel"
export const VEHICLE = "2019-ford-f-150-xlt"
export const BRAND = "Acme"

/** What the pages of tires, wheels, vehicles and brands ask for. */
export const withTiresAndWheels = (pool: pg.Pool) =>
  Effect.all(
    [
      upsertBrands(pool, [brand(BRAND)]),
      upsertLines(pool, [line(TIRE_LINE), line(WHEEL_LINE, { category: "wheels" })]),
      upsertProducts(pool, [
        product(TIRE, { productType: "tire", category: "tires", lineId: TIRE_LINE }),
        product(WHEEL, { productType: "wheel", category: "wheels", lineId: WHEEL_LINE }),
      ]),
      upsertTires(pool, [tireSpecs(TIRE)]),
      upsertWheels(pool, [wheelSpecs(WHEEL)]),
      upsertVehicles(pool, [vehicle(VEHICLE, ["265/70R17 115T"])]),
    ],
    { discard: true },
  )
