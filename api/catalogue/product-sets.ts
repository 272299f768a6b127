import type { Fit, Vehicle } from "@voltread/domain/catalogue/fitment.ts"
import { tireSetFits } from "@voltread/domain/catalogue/tire-fit.ts"
import { wheelSetFits } from "@voltread/domain/catalogue/wheel-fit.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import type { DetailedProduct } from "./product-details.ts"
import { fitOf, tireSizeOf, wheelOf } from "./product-fit.ts"
import { whereStaggered } from "./search/fit.ts"

/** Products of one line and finish for the front and rear axle of a staggered vehicle. */
export interface ProductSet {
  readonly front: DetailedProduct
  readonly rear: DetailedProduct
  readonly fit: Fit
  /** For two in front and two in the rear; cents. */
  readonly salePrice: Cents
}

/**
 * Sets for a staggered vehicle, in the order of the products: for each line in each finish the first front and rear
 * products that fit together. None for other vehicles.
 */
export const setsFor = (
  products: ReadonlyArray<DetailedProduct>,
  vehicle: Vehicle,
): ReadonlyArray<ProductSet> => {
  const staggered = whereStaggered(vehicle)
  if (staggered === null) return []
  const lines = Map.groupBy(
    products.filter(({ product }) => product.lineId !== null),
    ({ product, wheel }) => JSON.stringify([product.lineId, wheel?.finish]),
  )
  return [...lines.values()].flatMap((line) => {
    const onAxle = (axle: "front" | "rear") =>
      line.filter((each) => fitOf(each, { _tag: "vehicle", vehicle: staggered })?.axle === axle)
    for (const front of onAxle("front")) {
      for (const rear of onAxle("rear")) {
        const fit = judgeSet(front, rear, vehicle)
        if (fit?.fits === true) return [{ front, rear, fit, salePrice: priceOf(front, rear) }]
      }
    }
    return []
  })
}

const priceOf = (front: DetailedProduct, rear: DetailedProduct): Cents =>
  2 * (front.product.salePrice + rear.product.salePrice)

const judgeSet = (front: DetailedProduct, rear: DetailedProduct, vehicle: Vehicle): Fit | null => {
  const tires = { front: tireSizeOf(front), rear: tireSizeOf(rear) }
  if (tires.front !== null && tires.rear !== null) {
    return tireSetFits({ front: tires.front, rear: tires.rear }, vehicle)
  }
  const wheels = { front: wheelOf(front), rear: wheelOf(rear) }
  if (wheels.front === null || wheels.rear === null) return null
  return wheelSetFits({ front: wheels.front, rear: wheels.rear }, vehicle)
}
