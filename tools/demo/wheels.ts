import type { Faker } from "@faker-js/faker"
import type { CatalogueVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { ProductLine } from "@voltread/domain/catalogue/product-line.ts"
import { backspacingOf, formatWheelSize } from "@voltread/domain/catalogue/wheel.ts"
import type { WheelSpecs } from "@voltread/domain/catalogue/wheel-specs.ts"
import { WHEEL_LINES, type WheelLine } from "./facts/wheel-lines.ts"
import { type Mount, mountsOf } from "./mounts.ts"
import { pictures, prices, reviews, slug } from "./offer.ts"

export interface DemoWheels {
  readonly products: ReadonlyArray<Product>
  readonly wheels: ReadonlyArray<WheelSpecs>
  readonly lines: ReadonlyArray<ProductLine>
}

/** The share of mounts that a line is made for in each of its finishes. */
const MADE = 0.86
/** This line is made for all of them, so that every vehicle has wheels. */
const EVERYBODY = "Daily"

/** The pickups that share a double-drilled wheel: pattern, and a bore for both their hubs. */
const TWIN_PATTERNS: Readonly<Record<string, string>> = { "6x135": "6x139.7", "6x139.7": "6x135" }
const TWIN_BORE = 106.1

const isMadeFor = ({ body, smallest, largest, name }: WheelLine, mount: Mount): boolean =>
  (body === "both" || body === mount.body) &&
  (name === EVERYBODY || (mount.diameter >= smallest && mount.diameter <= largest))

/** Cents. */
const costOf = ({ diameter, width }: Mount, { level }: WheelLine): number =>
  Math.round((60 + 18 * (diameter - 14) + 8 * (width - 7)) * level * 85)

/** Pounds. Wheels of pickups carry twice the load of car wheels. */
const loadRating = ({ body, boltPattern, diameter }: Mount): number => {
  if (boltPattern.startsWith("8x")) return 3_640
  return (body === "truck" ? 2_300 : 1_450) + (diameter - 15) * 25
}

const lineIdOf = ({ brand, name }: WheelLine): string => slug(`${brand} ${name}`)

const picturesOf = ({ style, spokes, brand, name }: WheelLine, finish: string) =>
  pictures("wheels", style, String(spokes), brand, name, finish)

interface Wheel {
  readonly product: Product
  readonly specs: WheelSpecs
}

const wheelOf = (faker: Faker, line: WheelLine, finish: string, mount: Mount): Wheel => {
  const { brand, name, style, material } = line
  const { diameter, width, offset, boltPattern } = mount
  const twin = line.isDoubleDrilled ? (TWIN_PATTERNS[boltPattern] ?? null) : null
  const hubBore = twin === null ? mount.hubBore : TWIN_BORE
  const patterns = twin === null ? boltPattern : `${boltPattern}/${twin}`
  const size = formatWheelSize({ diameterIn: diameter, widthIn: width, offsetMm: offset })
  const sku = slug(
    `${brand.slice(0, 3)} ${name} ${diameter}x${width * 10} ${patterns} ${size.split(" ")[1]} ${finish}`,
  )
  return {
    specs: {
      productId: sku,
      boltPattern1: boltPattern,
      boltPattern2: twin,
      boltPattern3: null,
      boltPattern4: null,
      hubBore,
      offset,
      backSpacing: Math.round(backspacingOf(offset, width) * 100) / 100,
      wheelDiameter: diameter,
      wheelWidth: width,
      material,
      wheelStyle: style,
      finish,
      staggeredFlag: mount.isStaggered,
      loadRatingLb: loadRating(mount),
    },
    product: {
      productId: sku,
      sku: sku.toUpperCase(),
      name: `${brand} ${name} ${size} ${patterns} ${finish}`,
      description: `${style} wheel of ${material.toLowerCase()} in ${finish.toLowerCase()}, hub bore ${hubBore} mm.`,
      brand,
      category: "wheels",
      productType: "wheel",
      partner: "Wheel Pros",
      size: `${diameter}x${width}`,
      lineId: lineIdOf(line),
      ...prices(faker, {
        supplierCost: costOf(mount, line),
        margin: [0.2, 0.35],
        discount: [0.08, 0.14],
        onSale: 0.18,
      }),
      shippingCost: 1_800,
      // An 18x8 weighs about 24 lb.
      shippingWeight: Math.round(diameter * width * 17),
      ...picturesOf(line, finish),
      attributes: { Finish: finish, Style: style, Material: material, "Lug nuts": "Not included" },
      ...reviews(faker),
      isShippable: true,
      clearance: faker.datatype.boolean(0.03),
      isLive: true,
    },
  }
}

const productLine = (line: WheelLine): ProductLine => {
  const { thumbnailImage, smallImage, largeImage } = picturesOf(line, line.finishes[0] ?? "")
  return {
    lineId: lineIdOf(line),
    name: line.name,
    brand: line.brand,
    groupName: line.style,
    description: `${line.style} wheels of ${line.material.toLowerCase()}, ${line.smallest} to ${line.largest} inches.`,
    images: { thumbnail: thumbnailImage, small: smallImage, large: largeImage },
    features: [line.material, `${line.spokes} spokes`, ...line.finishes],
    benefits: [
      "Load tested for the weight of its vehicles",
      "Finish guaranteed for two years",
      ...(line.isDoubleDrilled ? ["Drilled for two bolt patterns"] : []),
    ],
    category: "wheels",
  }
}

/** Wheels of every line and finish for a share of the vehicles' needs; some fit each vehicle. */
export const demoWheels = (faker: Faker, vehicles: ReadonlyArray<CatalogueVehicle>): DemoWheels => {
  const mounts = mountsOf(vehicles)
  const made = WHEEL_LINES.flatMap((line) =>
    line.finishes.flatMap((finish) =>
      mounts
        .filter(
          (mount) => isMadeFor(line, mount) && (line.name === EVERYBODY || faker.datatype.boolean(MADE)),
        )
        .map((mount) => wheelOf(faker, line, finish, mount)),
    ),
  )
  const all = [...new Map(made.map((wheel) => [wheel.product.productId, wheel])).values()]
  return {
    products: all.map(({ product }) => product),
    wheels: all.map(({ specs }) => specs),
    lines: WHEEL_LINES.map(productLine),
  }
}
