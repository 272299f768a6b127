import type { TireSize } from "@voltread/domain/catalogue/tire-size.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { parseBoltPattern, type Wheel } from "@voltread/domain/catalogue/wheel.ts"
import { Result } from "effect"
import type { DetailedProduct } from "./product-details.ts"
import { type FitTarget, judgeTire, judgeWheel, type ProductFit } from "./search/fit.ts"

/** Null for products that are neither tire nor wheel, and where the size or bolt pattern cannot be parsed. */
export const fitOf = (detailed: DetailedProduct, target: FitTarget): ProductFit | null => {
  const tire = tireSizeOf(detailed)
  if (tire !== null) return judgeTire(tire, target)
  const wheel = wheelOf(detailed)
  return wheel === null ? null : judgeWheel(wheel, target)
}

/** A tire's size with its load index and speed rating; without specs, the size that the product states. */
export const tireSizeOf = ({ product, tire }: DetailedProduct): TireSize | null =>
  product.productType === "tire"
    ? Result.getOrElse(parseTireSize(tire?.size ?? product.size), () => null)
    : null

export const wheelOf = ({ wheel }: DetailedProduct): Wheel | null => {
  if (wheel === null) return null
  const patterns = [wheel.bolt_pattern_1, wheel.bolt_pattern_2, wheel.bolt_pattern_3, wheel.bolt_pattern_4]
  return Result.match(Result.all(patterns.filter((pattern) => pattern !== null).map(parseBoltPattern)), {
    onFailure: () => null,
    onSuccess: (boltPatterns) => ({
      boltPatterns,
      hubBoreMm: wheel.hub_bore,
      diameterIn: wheel.wheel_diameter,
      widthIn: wheel.wheel_width,
      offsetMm: wheel.wheel_offset,
    }),
  })
}
