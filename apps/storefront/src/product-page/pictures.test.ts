import { expect, test } from "vitest"
import { galleryPictures } from "./pictures.ts"

const tire = { productId: "t-1", category: "tires", largeImage: "", moreImages: [] }

test("a product with one photograph shows it alone", () => {
  const largeImage = "https://images.example/1.webp"
  expect(galleryPictures({ ...tire, largeImage })).toEqual([largeImage])
})

test("a drawn product shows its views", () => {
  const [first, ...others] = galleryPictures(tire)
  expect(first).toBe("/art/tires/t-1.svg")
  expect(others).toHaveLength(3)
})

test("the supplier's further pictures follow in their order, each once", () => {
  const [one, two, three] = [
    "https://i.example/1.webp",
    "https://i.example/2.webp",
    "https://i.example/3.webp",
  ] as const
  const moreImages = [three, one, two, three]
  expect(galleryPictures({ ...tire, largeImage: one, moreImages })).toEqual([one, three, two])
})
