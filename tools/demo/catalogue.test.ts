import { base, en, Faker } from "@faker-js/faker"
import { Brand } from "@voltread/domain/catalogue/brand.ts"
import { CatalogueVehicle, toVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import { CATEGORIES } from "@voltread/domain/catalogue/category-menu.ts"
import { isStaggered, type Vehicle } from "@voltread/domain/catalogue/fitment.ts"
import { Product } from "@voltread/domain/catalogue/product.ts"
import { ProductLine } from "@voltread/domain/catalogue/product-line.ts"
import { Rebate } from "@voltread/domain/catalogue/rebate.ts"
import { PostalPlace, Store } from "@voltread/domain/catalogue/store.ts"
import { tireFits, tireSetFits } from "@voltread/domain/catalogue/tire-fit.ts"
import { sizeKey } from "@voltread/domain/catalogue/tire-match.ts"
import { loadLb, topSpeed } from "@voltread/domain/catalogue/tire-ratings.ts"
import { formatTireSize } from "@voltread/domain/catalogue/tire-size.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { TireSpecs } from "@voltread/domain/catalogue/tire-specs.ts"
import { VEHICLE_TYPE_IDS } from "@voltread/domain/catalogue/vehicle-type.ts"
import { wheelFits, wheelSetFits } from "@voltread/domain/catalogue/wheel-fit.ts"
import { toWheel, WheelSpecs } from "@voltread/domain/catalogue/wheel-specs.ts"
import { Result, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { demoCatalogue } from "./catalogue.ts"
import { POSTAL_PLACES } from "./facts/postal-places.ts"
import { demoRebates } from "./rebates.ts"
import { demoStores } from "./stores.ts"

const catalogueOf = (seed: number) => demoCatalogue(new Faker({ locale: [en, base], seed }))
const catalogue = catalogueOf(1)
const products = new Map(catalogue.products.map((product) => [product.productId, product]))
const productOf = (productId: string): Product => {
  const product = products.get(productId)
  if (product === undefined) throw new Error(`${productId} has no product`)
  return product
}

const tires = catalogue.tires.map((specs) => ({ specs, size: Result.getOrThrow(parseTireSize(specs.size)) }))
const tiresOfSize = Map.groupBy(tires, ({ size }) => sizeKey(size.dimensions))
const wheels = catalogue.wheels.map((specs) => Result.getOrThrow(toWheel(specs)))
const vehicles = catalogue.vehicles.map((each) => Result.getOrThrow(toVehicle(each)))
/** One of each model and trim: its years are alike. */
const models = [...new Map(vehicles.map((each) => [each.name.slice(5), each])).values()]

const every = <S extends Schema.Constraint & Schema.ConstraintDecoder<unknown>>(
  schema: S,
  rows: ReadonlyArray<unknown>,
) => {
  const decode = Schema.decodeUnknownSync(schema)
  for (const row of rows) decode(row)
}

describe("the demo catalogue", () => {
  test("has the expected size", () => {
    const { products: all, tires: t, wheels: w, vehicles: v } = catalogue
    const electronics = all.filter(({ productType }) => productType === "electronics")
    expect(electronics.length).toBeGreaterThanOrEqual(6_000)
    expect(t.length).toBeGreaterThanOrEqual(3_000)
    expect(w.length).toBeGreaterThanOrEqual(2_000)
    expect(new Set(v.map(({ make, model }) => `${make} ${model}`)).size).toBeGreaterThanOrEqual(60)
    expect(demoStores().length).toBeGreaterThanOrEqual(60)
    expect(POSTAL_PLACES.length).toBeGreaterThan(850)
  })

  test("equals the tables, with distinct ids and skus", () => {
    every(Product, catalogue.products)
    every(TireSpecs, catalogue.tires)
    every(WheelSpecs, catalogue.wheels)
    every(ProductLine, catalogue.lines)
    every(Brand, catalogue.brands)
    every(CatalogueVehicle, catalogue.vehicles)
    every(Store, demoStores())
    every(PostalPlace, POSTAL_PLACES)
    for (const ids of [
      catalogue.products.map(({ productId }) => productId),
      catalogue.products.map(({ sku }) => sku),
      catalogue.lines.map(({ lineId }) => lineId),
      catalogue.brands.map(({ brandId }) => brandId),
      catalogue.vehicles.map(({ vehicleId }) => vehicleId),
      demoStores().map(({ storeId }) => storeId),
      POSTAL_PLACES.map(({ postalCode }) => postalCode),
    ]) {
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test("is the same for the same seed", () => {
    expect(catalogueOf(1)).toEqual(catalogue)
  })

  test("fills every category of the menu and every vehicle type, and sells nothing at a loss", () => {
    const perCategory = Map.groupBy(catalogue.products, ({ category }) => category)
    expect(CATEGORIES.filter(({ id }) => (perCategory.get(id)?.length ?? 0) < 100)).toEqual([])
    const types = new Set(catalogue.tires.flatMap(({ vehicleTypes }) => vehicleTypes))
    expect(VEHICLE_TYPE_IDS.filter((id) => !types.has(id))).toEqual([])
    for (const { productId, salePrice, regularPrice, supplierCost } of catalogue.products) {
      expect(salePrice, productId).toBeGreaterThanOrEqual(supplierCost)
      expect(regularPrice, productId).toBeGreaterThanOrEqual(salePrice)
    }
  })

  test("only refers to existing brands and lines", () => {
    const brands = new Set(catalogue.brands.map(({ name }) => name))
    const lines = new Set(catalogue.lines.map(({ lineId }) => lineId))
    for (const { brand, lineId } of catalogue.products) {
      expect(brands).toContain(brand)
      if (lineId !== null) expect(lines).toContain(lineId)
    }
    const used = new Set(catalogue.products.map(({ lineId }) => lineId))
    expect([...lines].filter((lineId) => !used.has(lineId))).toEqual([])
  })

  test("has valid and expired rebates, on existing lines", () => {
    const today = Date.UTC(2026, 5, 1)
    const rebates = demoRebates(new Faker({ locale: [en, base], seed: 2 }), catalogue.lines, today)
    every(Rebate, rebates)
    const day = new Date(today).toISOString().slice(0, 10)
    const running = rebates.filter(({ validFrom, validUntil }) => validFrom <= day && day <= validUntil)
    expect(running.length).toBeGreaterThan(5)
    expect(running.length).toBeLessThan(rebates.length)
  })
})

describe("a tire of the demo catalogue", () => {
  test("has a size in its normalized spelling, with matching load and speed", () => {
    for (const { specs, size } of tires) {
      expect(formatTireSize(size)).toBe(specs.size)
      const { service } = size
      expect([specs.loadIndex, specs.speedRating]).toEqual([
        service?.loadIndex ?? null,
        service?.speed ?? null,
      ])
      if (service === null) continue
      expect(specs.maxLoadLb).toBe(loadLb(service.loadIndex))
      expect(specs.maxSpeedMph).toBe(topSpeed(service.speed).mph)
    }
  })
})

const sizesOf = ({ fitments }: Vehicle) => fitments.flatMap(({ front, rear }) => [front.tire, rear.tire])

describe("a vehicle of the demo catalogue", () => {
  test("has tires in all its sizes that are nowhere below the original", () => {
    const without = models.flatMap((vehicle) =>
      sizesOf(vehicle)
        .filter((wanted) => {
          const offered = tiresOfSize.get(sizeKey(wanted.dimensions)) ?? []
          return !offered.some(({ size }) => {
            const others = vehicle.fitments.filter(
              ({ front, rear }) => front.tire === wanted || rear.tire === wanted,
            )
            return others.some((fitment) => {
              const single = { ...vehicle, fitments: [fitment] as const }
              const set = {
                front: fitment.front.tire === wanted ? size : fitment.front.tire,
                rear: fitment.rear.tire === wanted ? size : fitment.rear.tire,
              }
              const fit = isStaggered(fitment) ? tireSetFits(set, single) : tireFits(size, single)
              return fit.fits && fit.warnings.length === 0
            })
          })
        })
        .map((size) => `${vehicle.name}: ${formatTireSize(size)}`),
    )
    expect(without).toEqual([])
  })

  test("has wheels, wider rear ones in pairs", () => {
    const without = models
      .filter((vehicle) => {
        const bolted = wheels.filter(({ boltPatterns }) =>
          boltPatterns.some(
            ({ lugs, circleMm }) =>
              lugs === vehicle.boltPattern.lugs && circleMm === vehicle.boltPattern.circleMm,
          ),
        )
        const pairs = vehicle.fitments.filter(isStaggered)
        const onAll = bolted.some((wheel) => wheelFits(wheel, vehicle).fits)
        const asPairs = pairs.every(({ front, rear }) =>
          bolted.some(
            (first) =>
              first.widthIn === front.wheel.widthIn &&
              bolted.some(
                (second) =>
                  second.widthIn === rear.wheel.widthIn &&
                  wheelSetFits({ front: first, rear: second }, vehicle).fits,
              ),
          ),
        )
        return !(asPairs && (onAll || pairs.length === vehicle.fitments.length))
      })
      .map(({ name }) => name)
    expect(without).toEqual([])
  })

  test.each(["2019 Ford F-150", "2019 Ram 1500", "2019 Chevrolet Silverado 1500"])(
    "%s has all-season tires under 180 dollars that are nowhere below the original",
    (name) => {
      const trims = vehicles.filter((vehicle) => vehicle.name.startsWith(`${name} `))
      expect(trims.length).toBeGreaterThanOrEqual(4)
      const affordable = trims.filter((vehicle) =>
        tires.some(({ specs, size }) => {
          if (specs.seasonalDesignation !== "All-season") return false
          if (productOf(specs.productId).salePrice >= 18_000) return false
          const fit = tireFits(size, vehicle)
          return fit.fits && fit.warnings.length === 0
        }),
      )
      expect(affordable.length).toBeGreaterThanOrEqual(4)
    },
  )
})
