// @vitest-environment happy-dom
import { expect, it } from "vitest"
import type { StoredProduct } from "../local-storage/stored-product.ts"
import { noteViewed, recentlyViewed } from "./recently-viewed.ts"

const product = (productId: string): StoredProduct => ({
  productId,
  name: `Tire ${productId}`,
  category: "tires",
  image: "",
})
const viewed = () => recentlyViewed.get().map(({ productId }) => productId)

it("the product viewed last comes first, each once, and of more than twelve the oldest goes", () => {
  for (const id of ["a", "b", "c", "a"]) noteViewed(product(id))
  expect(viewed()).toEqual(["a", "c", "b"])
  for (let more = 1; more <= 10; more++) noteViewed(product(`${more}`))
  expect(viewed()).toEqual(["10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "a", "c"])
})
