import type { Brand } from "@voltread/domain/catalogue/brand.ts"
import type { CatalogueFitment, CatalogueVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import type { ProductLine } from "@voltread/domain/catalogue/product-line.ts"
import type { Rebate } from "@voltread/domain/catalogue/rebate.ts"
import type { Store } from "@voltread/domain/catalogue/store.ts"
import type { TireSpecs } from "@voltread/domain/catalogue/tire-specs.ts"
import type { WheelSpecs } from "@voltread/domain/catalogue/wheel-specs.ts"

/** Plain records for tests to vary. */
export const tireSpecs = (productId: string, change: Partial<TireSpecs> = {}): TireSpecs => ({
  productId,
  size: "225/65R17 102H",
  widthMm: 225,
  aspectRatio: 65,
  rimDiameterIn: 17,
  tireType: "Radial",
  loadIndex: 102,
  dualLoadIndex: null,
  loadRange: "SL",
  plyRating: 4,
  maxLoadLb: 1_874,
  speedRating: "H",
  maxSpeedMph: 130,
  treadWear: 700,
  traction: "A",
  temperature: "A",
  seasonalDesignation: "All-season",
  mileageWarranty: 80_000,
  sidewall: "Black sidewall",
  runFlat: false,
  overallDiameterIn: 28.5,
  treadDepth32nds: 10,
  maxInflationPsi: 44,
  vehicleTypes: ["suv-cuv"],
  ...change,
})

export const wheelSpecs = (productId: string, change: Partial<WheelSpecs> = {}): WheelSpecs => ({
  productId,
  boltPattern1: "5x114.3",
  boltPattern2: null,
  boltPattern3: null,
  boltPattern4: null,
  hubBore: 73.1,
  offset: 42,
  backSpacing: 5.9,
  wheelDiameter: 17,
  wheelWidth: 7.5,
  material: "Cast aluminum",
  wheelStyle: "Five-spoke",
  finish: "Gloss Black",
  staggeredFlag: false,
  loadRatingLb: 1_600,
  ...change,
})

const images = (name: string) => ({
  thumbnail: `/art/${name}.svg`,
  small: `/art/${name}.svg`,
  large: `/art/${name}.svg`,
})

export const brand = (brandId: string, change: Partial<Brand> = {}): Brand => ({
  brandId,
  name: brandId,
  founded: "1950",
  founder: "A. Founder",
  headquarters: "Akron, Ohio",
  description: "",
  pastInnovations: "",
  warrantyPlans: "",
  images: images(brandId),
  rating: 4.5,
  ratingCount: 12,
  ...change,
})

export const line = (lineId: string, change: Partial<ProductLine> = {}): ProductLine => ({
  lineId,
  name: lineId,
  brand: "Acme",
  groupName: "Touring",
  description: "",
  images: images(lineId),
  features: [],
  benefits: [],
  category: "tires",
  ...change,
})

export const rebate = (rebateId: string, change: Partial<Rebate> = {}): Rebate => ({
  rebateId,
  url: "https://rebates.example/acme",
  code: "ACME70",
  description: "$70 back on four tires.",
  amount: 7_000,
  validFrom: "2020-01-01",
  validUntil: "2099-12-31",
  appliesTo: { _tag: "line", lineId: "tour" },
  ...change,
})

export const store = (storeId: string, change: Partial<Store> = {}): Store => ({
  storeId,
  name: `Voltread ${storeId}`,
  address1: "100 Main St",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  phone: "3035550100",
  hours: "Mon–Sat 10–8, Sun 11–6",
  latitude: 39.75,
  longitude: -105,
  ...change,
})

/** A pickup truck with these original sizes, the same on both axles, each on a wheel of its diameter. */
export const vehicle = (
  vehicleId: string,
  sizes: readonly [string, ...ReadonlyArray<string>],
  change: Partial<CatalogueVehicle> = {},
): CatalogueVehicle => {
  const [first, ...others] = sizes
  return {
    vehicleId,
    year: 2019,
    make: "Ford",
    model: "F-150",
    trim: "XLT",
    body: "truck",
    boltPattern: "6x135",
    hubBore: 87.1,
    fitments: [fitment(first), ...others.map(fitment)],
    ...change,
  }
}

const fitment = (tireSize: string): CatalogueFitment => {
  const wheelDiameter = Number(/R(\d{2})/.exec(tireSize)?.[1])
  const axle = { tireSize, wheelDiameter, wheelWidth: 8, offset: 44 }
  return { front: axle, rear: axle }
}
