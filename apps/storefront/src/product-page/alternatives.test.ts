import { describe, expect, it } from "vitest"
import { nearestInPrice } from "./alternatives-query.ts"

const each = (productId: string, salePrice: number) => ({ productId, salePrice })

describe("alternatives to a product that is sold out", () => {
  it("are the four nearest in price, without the product itself", () => {
    const others = [
      each("dear", 190),
      each("own", 100),
      each("near", 104),
      each("cheap", 60),
      each("nearer", 99),
      each("far", 1),
    ]
    expect(nearestInPrice(each("own", 100), others).map(({ productId }) => productId)).toEqual([
      "nearer",
      "near",
      "cheap",
      "dear",
    ])
  })
})
