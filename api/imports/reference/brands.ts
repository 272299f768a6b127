import { Brand } from "@voltread/domain/catalogue/brand.ts"
import { ProductLine } from "@voltread/domain/catalogue/product-line.ts"
import { upsertBrands, upsertLines } from "../../catalogue/brands.ts"
import { keysOf, rowsOf } from "./known-rows.ts"
import { type Cells, list, number, type ReferenceKind, readRecord } from "./reference-kind.ts"

const readBrand = readRecord(Brand)
const readLine = readRecord(ProductLine)

const IMAGES = {
  thumbnailImage: "https://images.example/small.webp",
  smallImage: "https://images.example/medium.webp",
  largeImage: "https://images.example/large.webp",
}

const imagesOf = ({ thumbnailImage = "", smallImage = "", largeImage = "" }: Cells) => ({
  thumbnail: thumbnailImage,
  small: smallImage,
  large: largeImage,
})
const imageCells = ({ thumbnail, small, large }: Brand["images"]) => ({
  thumbnailImage: thumbnail,
  smallImage: small,
  largeImage: large,
})

export const BRANDS: ReferenceKind<Brand> = {
  columns: {
    brandId: "toyo",
    name: "Toyo",
    founded: "1945",
    founder: "Toyo Tire & Rubber",
    headquarters: "Itami, Japan",
    description: "Tires for cars and trucks.",
    pastInnovations: "",
    warrantyPlans: "60 months",
    ...IMAGES,
    rating: "4.5",
    ratingCount: "120",
  },
  read: (cells) =>
    readBrand({
      ...cells,
      images: imagesOf(cells),
      rating: (cells.rating ?? "") === "" ? null : number(cells.rating),
      ratingCount: number(cells.ratingCount),
    }),
  lines: ({ images, rating, ratingCount, ...brand }) => [
    {
      ...brand,
      ...imageCells(images),
      rating: rating === null ? "" : String(rating),
      ratingCount: String(ratingCount),
    },
  ],
  keyOf: ({ brandId }) => brandId,
  known: (client, keys) =>
    rowsOf(client, Brand, keys, {
      from: "brand",
      key: "brand_id",
      columns: `brand_id as "brandId", name, founded, founder, headquarters, description,
        past_innovations as "pastInnovations", warranty_plans as "warrantyPlans", images, rating,
        rating_count as "ratingCount"`,
    }),
  write: upsertBrands,
  keysAfter: keysOf("brand", "brand_id"),
}

export const LINES: ReferenceKind<ProductLine> = {
  columns: {
    lineId: "toyo-open-country",
    name: "Open Country A/T III",
    brand: "Toyo",
    groupName: "All-Terrain",
    description: "For trucks on and off the road.",
    ...IMAGES,
    features: "Deep tread\nThree-peak mountain snowflake",
    benefits: "Quiet on the highway",
    category: "tires",
  },
  read: (cells) =>
    readLine({
      ...cells,
      images: imagesOf(cells),
      features: list(cells.features),
      benefits: list(cells.benefits),
    }),
  lines: ({ images, features, benefits, ...line }) => [
    { ...line, ...imageCells(images), features: features.join("\n"), benefits: benefits.join("\n") },
  ],
  keyOf: ({ lineId }) => lineId,
  known: (client, keys) =>
    rowsOf(client, ProductLine, keys, {
      from: "product_line",
      key: "line_id",
      columns: `line_id as "lineId", name, brand, group_name as "groupName", description, images, features, benefits,
        category`,
    }),
  write: upsertLines,
  keysAfter: keysOf("product_line", "line_id"),
}
