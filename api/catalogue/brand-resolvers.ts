import { Effect } from "effect"
import type { ProductLine, QueryResolvers, Brand as WireBrand } from "../generated/products.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { dollarsOrNull } from "../platform/graphql/money.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { type BrandRow, brandNamed, brandsNamed, findLine, type LineRow, linesOf } from "./brand-queries.ts"
import { countProducts } from "./product-counts.ts"
import { type DetailedProduct, detailedOfLine } from "./product-details.ts"
import { toWire as toWireProduct } from "./product-wire.ts"
import type { ProductIndex } from "./search/product-index.ts"

const NO_IMAGES = { thumbnail: "", small: "", large: "" }

/** `row`: the brand's record; undefined where only products name the brand. */
const toWire = (
  name: string,
  row: BrandRow | undefined,
  productCount: number,
  lines: ReadonlyArray<LineRow>,
): WireBrand => ({
  id: row?.brand_id ?? name,
  name,
  description: row?.description ?? "",
  productCount,
  founded: row?.founded ?? "",
  founder: row?.founder ?? "",
  headquarters: row?.headquarters ?? "",
  pastInnovations: row?.past_innovations ?? "",
  warrantyPlans: row?.warranty_plans ?? "",
  images: row?.images ?? NO_IMAGES,
  rating: row?.rating ?? null,
  ratingCount: row?.rating_count ?? 0,
  productLines: lines.filter(({ brand }) => brand === name).map((line) => toWireLine(line, [])),
})

const toWireLine = (line: LineRow, products: ReadonlyArray<DetailedProduct>): ProductLine => ({
  id: line.line_id,
  name: line.name,
  brand: line.brand,
  groupName: line.group_name,
  description: line.description,
  startingPrice: dollarsOrNull(line.starting_price),
  images: line.images,
  features: line.features,
  benefits: line.benefits,
  category: line.category,
  products: products.map((each) => toWireProduct(each)),
})

const allBrands = Effect.fnUntraced(function* (category: string | null) {
  const counts = yield* countProducts("brands", category)
  const names = [...counts.keys()].sort((a, b) => a.localeCompare(b, "en"))
  const [known, lines] = yield* Effect.all([brandsNamed(names), linesOf(names, category)], { concurrency: 2 })
  return names.map((name) => toWire(name, known.get(name), counts.get(name) ?? 0, lines))
})

const oneBrand = Effect.fnUntraced(function* (text: string, category: string | null) {
  const counts = yield* countProducts("brands", category)
  const wanted = text.trim().toLowerCase()
  const name = (yield* brandNamed(text)) ?? [...counts.keys()].find((each) => each.toLowerCase() === wanted)
  if (name === undefined) return null
  const [known, lines] = yield* Effect.all([brandsNamed([name]), linesOf([name], category)], {
    concurrency: 2,
  })
  return toWire(name, known.get(name), counts.get(name) ?? 0, lines)
})

const oneLine = Effect.fnUntraced(function* (lineId: string, category: "tires" | "wheels") {
  const line = yield* findLine(lineId, category)
  if (line === null) return null
  return toWireLine(line, yield* detailedOfLine(lineId))
})

export const brandQueries = {
  getAllBrands: (_, { category }, context) => answer(context, allBrands(category ?? null)),
  getBrand: (_, { name, category }, context) => answer(context, oneBrand(name, category ?? null)),
  getTireProductLine: (_, { lineId }, context) => answer(context, oneLine(lineId, "tires")),
  getWheelProductLine: (_, { lineId }, context) => answer(context, oneLine(lineId, "wheels")),
} satisfies QueryResolvers<GraphQLContext<ProductIndex | CurrentSettings>>

export const brandPermissions = {
  getAllBrands: "browse",
  getBrand: "browse",
  getTireProductLine: "browse",
  getWheelProductLine: "browse",
} as const
