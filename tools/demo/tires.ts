import type { Faker } from "@faker-js/faker"
import type { CatalogueVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { ProductLine } from "@voltread/domain/catalogue/product-line.ts"
import {
  formatDimensions,
  formatTireSize,
  sectionWidthMm,
  type TireSize,
} from "@voltread/domain/catalogue/tire-size.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { specsOfSize, type TireSpecs } from "@voltread/domain/catalogue/tire-specs.ts"
import type { VehicleTypeId } from "@voltread/domain/catalogue/vehicle-type.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Result } from "effect"
import { type Casing, casingsOf } from "./casings.ts"
import { TIRE_LINES, type TireClass, type TireLine } from "./facts/tire-lines.ts"
import { pictures, prices, reviews, slug } from "./offer.ts"
import { wordsAbout } from "./tire-words.ts"

export interface DemoTires {
  readonly products: ReadonlyArray<Product>
  readonly tires: ReadonlyArray<TireSpecs>
  readonly lines: ReadonlyArray<ProductLine>
}

/** The share of sizes which a line is made in although no vehicle of the tables has them. */
const OTHER_SIZES = 0.2

const VEHICLE_TYPES: Readonly<Record<TireClass, ReadonlyArray<VehicleTypeId>>> = {
  touring: ["car-van"],
  luxury: ["luxury-car", "car-van"],
  performance: ["sports-car", "luxury-car"],
  crossover: ["suv-cuv"],
  truck: ["suv-cuv"],
  "light-truck": ["suv-cuv"],
  "off-road": ["suv-cuv"],
  winter: ["car-van", "luxury-car"],
  "winter-truck": ["suv-cuv"],
  "medium-truck": ["medium-truck"],
  "off-the-road": ["otr-grader-em"],
}

/** `P225/65R17 102H`, `245/40ZR18 97Y XL`. */
const sizeOf = ({ dimensions, loads, strength, step }: Casing, line: TireLine): TireSize => {
  const isPassenger = /^\d/.test(dimensions) && line.tireClass !== "medium-truck" && loads !== ""
  const speed = dimensions.startsWith("LT") || /^\d\dX/.test(dimensions) ? line.speeds[0] : line.speeds[step]
  const written = isPassenger && (speed === "Y" || speed === "W") ? dimensions.replace("R", "ZR") : dimensions
  const prefix = isPassenger && line.isPMetric && strength === "" ? "P" : ""
  const service = loads === "" ? "" : `${loads}${speed}`
  return Result.getOrThrow(parseTireSize(`${prefix}${written} ${service} ${strength}`))
}

const LOAD_RANGE_PSI = {
  SL: 44,
  LL: 36,
  XL: 50,
  B: 35,
  C: 50,
  D: 65,
  E: 80,
  F: 95,
  G: 110,
  H: 120,
  J: 125,
  L: 130,
}
const OFF_THE_ROAD_PSI = 75

const specsOf = (productId: string, size: TireSize, line: TireLine): TireSpecs => {
  const { dimensions } = size
  const told = specsOfSize(size)
  const isGraded = line.treadWear !== null && dimensions.kind === "metric" && dimensions.service !== "LT"
  return {
    productId,
    ...told,
    treadWear: isGraded ? line.treadWear : null,
    traction: isGraded ? line.traction : null,
    temperature: isGraded ? line.temperature : null,
    seasonalDesignation: line.seasonalDesignation,
    mileageWarranty: line.mileageWarranty,
    sidewall: line.sidewall,
    runFlat: line.isRunFlat,
    treadDepth32nds: line.treadDepth,
    maxInflationPsi: told.loadRange === null ? OFF_THE_ROAD_PSI : LOAD_RANGE_PSI[told.loadRange],
    vehicleTypes: VEHICLE_TYPES[line.tireClass],
  }
}

/** Cents. Increases with rim, width and the load of the casing. */
const costOf = ({ dimensions, loadRange }: TireSize, { level, tireClass }: TireLine): number => {
  const width = sectionWidthMm(dimensions)
  if (tireClass === "off-the-road") return Math.round(5_500 * (width / 25.4) ** 1.35 * level)
  const plain = 45 + 9 * (dimensions.rim - 13) + 0.35 * (width - 175)
  const forLoad = loadRange === null || loadRange === "XL" ? 1 : 1.25
  const built = tireClass === "medium-truck" ? 1.9 : forLoad
  return Math.round(plain * built * level * 82)
}

/** Hundredths of a pound, approximately the weight of such tires. */
const weightOf = ({ rimDiameterIn }: TireSpecs, { tireClass }: TireLine): number => {
  if (tireClass === "off-the-road") return 60_000
  return tireClass === "medium-truck" ? 11_000 : Math.round(rimDiameterIn * 150)
}

/** Cents. Tires for off the road are not shipped. */
const shippingCostOf = ({ tireClass }: TireLine): number => {
  if (tireClass === "off-the-road") return 0
  return tireClass === "medium-truck" ? 3_900 : 1_200
}

const lineIdOf = ({ brand, name }: TireLine): string => slug(`${brand} ${name}`)

const picturesOf = (line: TireLine) =>
  pictures(
    "tires",
    line.seasonalDesignation,
    line.tireClass,
    line.sidewall.split(" ")[0] ?? "",
    line.brand,
    line.name,
  )

interface Tire {
  readonly product: Product
  readonly specs: TireSpecs
}

const tireOf = (faker: Faker, line: TireLine, casing: Casing): Tire => {
  const size = sizeOf(casing, line)
  const written = formatTireSize(size)
  const sku = slug(
    `${line.brand.slice(0, 3)} ${line.name} ${written.replace(/[^A-Z0-9.]/gi, "").replace(".", "-")}`,
  )
  const specs = specsOf(sku, size, line)
  const { seasonalDesignation, treadWear, traction, temperature, mileageWarranty } = specs
  return {
    specs,
    product: {
      productId: sku,
      sku: sku.toUpperCase(),
      name: `${line.brand} ${line.name} ${written}`,
      description: `${wordsAbout(line).pitch} Size ${written}.`,
      brand: line.brand,
      category: "tires",
      productType: "tire",
      partner:
        line.tireClass === "medium-truck" || line.tireClass === "off-the-road"
          ? "Fleet Tire Supply"
          : "TireHub",
      size: formatDimensions(size.dimensions),
      lineId: lineIdOf(line),
      ...prices(faker, {
        supplierCost: costOf(size, line),
        margin: [0.16, 0.3],
        discount: [0.06, 0.12],
        onSale: 0.18,
      }),
      shippingWeight: weightOf(specs, line),
      shippingCost: shippingCostOf(line),
      ...picturesOf(line),
      attributes: {
        Season: seasonalDesignation,
        "Mileage warranty": mileageWarranty === 0 ? "None" : `${formatNumber(mileageWarranty)} miles`,
        ...(treadWear === null ? {} : { UTQG: `${treadWear} ${traction} ${temperature}` }),
        Sidewall: specs.sidewall,
      },
      ...reviews(faker),
      isShippable: line.tireClass !== "off-the-road",
      clearance: false,
      isLive: true,
    },
  }
}

/** The same tire with a cosmetic flaw: cheaper, and not restocked. */
const blemished = ({ product, specs }: Tire): Tire => {
  const productId = `${product.productId}-blem`
  const salePrice = Math.max(product.supplierCost, Math.round((product.salePrice * 0.82) / 100) * 100 - 1)
  return {
    specs: { ...specs, productId, vehicleTypes: ["blemished", ...specs.vehicleTypes] },
    product: {
      ...product,
      productId,
      sku: `${product.sku}-BLEM`,
      name: `${product.name} (Blemished)`,
      description: `${product.description} A blemish in the sidewall's looks; tread and warranty are whole.`,
      salePrice,
      regularPrice: Math.max(salePrice, product.regularPrice),
      customerReviewCount: 0,
      customerReviewAverage: null,
      clearance: true,
    },
  }
}

const BLEMISHED = 0.02

const productLine = (line: TireLine): ProductLine => {
  const { thumbnailImage, smallImage, largeImage } = picturesOf(line)
  const { pitch, features, benefits } = wordsAbout(line)
  return {
    lineId: lineIdOf(line),
    name: line.name,
    brand: line.brand,
    groupName: line.group,
    description: pitch,
    images: { thumbnail: thumbnailImage, small: smallImage, large: largeImage },
    features,
    benefits,
    category: "tires",
  }
}

const dimensionsOf = (tireSize: string): string => tireSize.split(" ")[0] ?? ""

/** Tires of every line: in all sizes of its class that the vehicles have, and in a share of the others. */
export const demoTires = (faker: Faker, vehicles: ReadonlyArray<CatalogueVehicle>): DemoTires => {
  const worn = new Set(
    vehicles.flatMap(({ fitments }) =>
      fitments.flatMap(({ front, rear }) => [dimensionsOf(front.tireSize), dimensionsOf(rear.tireSize)]),
    ),
  )
  const all = TIRE_LINES.flatMap((line) => {
    const isHeavy = line.tireClass === "medium-truck" || line.tireClass === "off-the-road"
    return casingsOf(line)
      .filter(({ dimensions }) => isHeavy || worn.has(dimensions) || faker.datatype.boolean(OTHER_SIZES))
      .map((casing) => tireOf(faker, line, casing))
      .flatMap((tire) => (faker.datatype.boolean(BLEMISHED) ? [tire, blemished(tire)] : [tire]))
  })
  return {
    products: all.map(({ product }) => product),
    tires: all.map(({ specs }) => specs),
    lines: TIRE_LINES.map(productLine),
  }
}
