import { Schema } from "effect"
import { Id } from "../shared/text.ts"
import { Images } from "./brand.ts"

/** One model in all its sizes (spec §3, Product line). Its starting price is that of its cheapest product. */
export const ProductLine = Schema.Struct({
  lineId: Id,
  name: Id,
  /** The brand's name, as on products. */
  brand: Schema.String,
  /** The heading for lists of lines, such as "Touring". */
  groupName: Schema.String,
  description: Schema.String,
  images: Images,
  features: Schema.Array(Schema.String),
  benefits: Schema.Array(Schema.String),
  /** Slug: `tires` or `wheels`. */
  category: Schema.String,
})
export type ProductLine = typeof ProductLine.Type
