import { MAX_PICTURES, Product } from "@voltread/domain/catalogue/product.ts"
import { weightInAttributes } from "@voltread/domain/catalogue/shipping-weight.ts"
import { fromDecimal, fromWritten, withoutGrouping } from "@voltread/domain/shared/money.ts"
import { Result, Schema } from "effect"
import { categoryOf } from "./category-words.ts"
import { columnProblem } from "./column-problem.ts"
import { isPictureColumn, picturesOf } from "./pictures.ts"
import { WEIGHT_COLUMN, weightIn } from "./weight-column.ts"

export type Fields = Readonly<Record<string, unknown>>

/** Turns a supplier's record into a product, or says in one sentence why it cannot be sold. */
export type ImportProfile = (fields: Fields) => Result.Result<Product, string>

const text = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (typeof value === "string") return value.trim()
  return typeof value === "number" ? String(value) : ""
}

const slug = (value: string): string =>
  value
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 90)

/** The highest price in dollars, for every column. */
const MAX_DOLLARS = 1_000_000

const isOverCeiling = (cents: number): boolean => cents > MAX_DOLLARS * 100
const overCeiling = (name: string, written: string): string =>
  `has the ${name} ${written}, over the limit of ${MAX_DOLLARS}`

/** Suppliers write parts of a cent, too. What else is a number to JavaScript, such as `1e5`, was not meant as a price. */
const DECIMAL = /^-?(\d+\.?\d*|\.\d+)$/

const price = (fields: Fields, name: string): Result.Result<number, string> => {
  const written = withoutGrouping(text(fields, name).replace(/^\$\s*/, ""))
  if (written === "") return Result.fail("has no price")
  const cents = DECIMAL.test(written) ? fromDecimal(Number(written).toFixed(2)) : undefined
  if (cents === undefined) return Result.fail(`has the price “${written}”, which is not an amount`)
  if (cents <= 0) return Result.fail(`has the price ${written}; a product must cost something`)
  if (isOverCeiling(cents)) return Result.fail(overCeiling("price", written))
  return Result.succeed(cents)
}

const MAX_ATTRIBUTES = 60
const MAX_ATTRIBUTE = 500

/** The supplier's other fields, kept as attributes under the supplier's own names. */
const otherAttributes = (
  fields: Fields,
  known: (name: string) => boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => !known(name) && ["string", "number", "boolean"].includes(typeof value))
      .map(([name, value]) => [name.slice(0, 100), String(value).trim().slice(0, MAX_ATTRIBUTE)] as const)
      .filter(([, value]) => value !== "")
      .slice(0, MAX_ATTRIBUTES),
  )

const decodeProduct = Schema.decodeUnknownResult(Product)

/** The product with its weight: from the weight column, else from an attribute that states one. */
const weighed = (fields: Fields, product: Product): Result.Result<Product, string> =>
  Result.map(weightIn(fields), (weight) => ({
    ...product,
    shippingWeight: weight ?? weightInAttributes(product.attributes),
  }))

interface Listing {
  /** The supplier's columns that this listing was made of. */
  readonly columns: ReadonlyArray<string>
  readonly sku: string
  readonly name: string
  readonly description: string
  readonly brand: string
  readonly category: string
  readonly partner: string
}

/** The cost as a percentage of the listed price, where the supplier states none. */
const ASSUMED_COST_PERCENT = 78

/** The drawing that stands in for a missing picture. */
const drawn = (category: string, productId: string): string => `/art/${category}/${productId}.svg`

const product = (fields: Fields, { columns, ...listing }: Listing): Result.Result<Product, string> => {
  if (listing.name === "") return Result.fail("has no name")
  if (listing.sku === "") return Result.fail("has no SKU or model number")
  const productId = slug(`${listing.partner} ${listing.sku}`)
  const [image = drawn(listing.category, productId), ...moreImages] = picturesOf(fields)
  const priced = Result.flatMap(price(fields, "price"), (cents) =>
    Result.mapError(
      decodeProduct({
        ...listing,
        productId,
        productType: listing.category === "accessories" ? "accessory" : "electronics",
        size: "",
        regularPrice: cents,
        salePrice: cents,
        supplierCost: Math.round((cents * ASSUMED_COST_PERCENT) / 100),
        shippingCost: 0,
        shippingWeight: null,
        winnerMarkupId: null,
        thumbnailImage: image,
        smallImage: image,
        largeImage: image,
        moreImages,
        attributes: otherAttributes(
          fields,
          (name) =>
            name === "price" || name === WEIGHT_COLUMN || isPictureColumn(name) || columns.includes(name),
        ),
        customerReviewAverage: null,
        customerReviewCount: 0,
        lineId: null,
        isShippable: true,
        clearance: false,
        isLive: true,
      } satisfies Record<keyof Product, unknown> & Record<string, unknown>),
      columnProblem,
    ),
  )
  return Result.flatMap(priced, (product) => weighed(fields, product))
}

const decodeCategories = Schema.decodeUnknownOption(Schema.Array(Schema.String))

/** Columns: name, description, brand, categories, price, and an image whose file name contains the sku. */
const bestBuyPhones: ImportProfile = (fields) => {
  const categories = decodeCategories(fields.categories)
  return product(fields, {
    columns: ["name", "description", "brand", "categories"],
    sku: /\/(\d+)_/.exec(text(fields, "image"))?.[1] ?? "",
    name: text(fields, "name"),
    description: text(fields, "description"),
    brand: text(fields, "brand"),
    category: categoryOf(
      ...(categories._tag === "Some" ? categories.value.toReversed() : []),
      text(fields, "name"),
    ),
    partner: "Best Buy",
  })
}

/** Columns: shop, title, category, brand, modelno, price. */
const walmartAmazon: ImportProfile = (fields) =>
  product(fields, {
    columns: ["shop", "title", "category", "brand", "modelno"],
    sku: text(fields, "modelno"),
    name: text(fields, "title"),
    description: "",
    brand: text(fields, "brand"),
    category: categoryOf(text(fields, "title"), text(fields, "category")),
    partner: text(fields, "shop"),
  })

/** Columns: shop, name, description, price; the name ends with the model number. */
const abtBuy: ImportProfile = (fields) => {
  const name = text(fields, "name")
  return product(fields, {
    columns: ["shop", "name", "description"],
    sku: name.split(" ").findLast((word) => /\d/.test(word)) ?? "",
    name,
    description: text(fields, "description"),
    brand: name.split(" ")[0] ?? "",
    category: categoryOf(name, text(fields, "description")),
    partner: text(fields, "shop"),
  })
}

/** Titles of merchants without prices: every record is rejected. */
const priceRunner: ImportProfile = (fields) =>
  product(fields, {
    columns: ["product_id", "product_title", "cluster_label", "category_label", "vendor_id"],
    sku: text(fields, "product_id"),
    name: text(fields, "product_title"),
    description: text(fields, "cluster_label"),
    brand: text(fields, "cluster_label").split(" ")[0] ?? "",
    category: categoryOf(text(fields, "category_label")),
    partner: `vendor ${text(fields, "vendor_id")}`,
  })

const YES_OR_NO: ReadonlySet<string> = new Set(["isShippable", "clearance", "isLive"])
const NUMBERS: ReadonlySet<string> = new Set(["customerReviewAverage", "customerReviewCount"])
const NOTHING_IF_EMPTY: ReadonlySet<string> = new Set(["lineId", "winnerMarkupId", "customerReviewAverage"])

/** The value of a cell: in CSV all are texts, which are parsed here; values of JSON stay as they are. */
const fromCell = (name: string, value: unknown): unknown => {
  if (typeof value !== "string") return value
  const written = value.trim()
  if (written === "" && NOTHING_IF_EMPTY.has(name)) return null
  // Spreadsheets write them in capitals.
  if (YES_OR_NO.has(name) && /^(true|false)$/i.test(written)) return written.toLowerCase() === "true"
  const number = withoutGrouping(written)
  if (NUMBERS.has(name) && /^\d+(\.\d+)?$/.test(number)) return Number(number)
  return value
}

/** The columns of one picture in three sizes. */
const SIZES = ["largeImage", "smallImage", "thumbnailImage"]

/** Defaults for columns that few suppliers have. */
const absent = (fields: Fields): Fields => {
  const picture =
    SIZES.map((name) => text(fields, name)).find((url) => url !== "") ??
    drawn(text(fields, "category"), text(fields, "productId"))
  return {
    description: "",
    size: "",
    lineId: null,
    regularPrice: fields.salePrice,
    shippingCost: "0",
    winnerMarkupId: null,
    ...Object.fromEntries(SIZES.map((name) => [name, picture])),
    customerReviewAverage: null,
    customerReviewCount: 0,
    isShippable: true,
    clearance: false,
    isLive: true,
    attributes: {},
  }
}

/** Without empty cells of columns that may be absent: a supplier has no value for some products. */
const filled = (fields: Fields, defaults: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !(name in defaults && typeof value === "string" && value.trim() === ""),
    ),
  )

/** The first of several pictures is used where no column is for its size. */
const sized = (fields: Fields): Fields => {
  const [picture] = picturesOf(fields)
  return picture === undefined || SIZES.some((name) => text(fields, name) !== "")
    ? {}
    : Object.fromEntries(SIZES.map((name) => [name, picture]))
}

/**
 * The store's own format: the fields of the domain's Product with prices in dollars, and the specs of a tire or wheel
 * in `tire` or `wheel`.
 */
const voltread: ImportProfile = (given) => {
  const defaults = absent(given)
  const fields = { ...defaults, ...filled(given, defaults), ...sized(given) }
  const money = ["regularPrice", "salePrice", "supplierCost", "shippingCost"]
  const cents: Record<string, number> = {}
  for (const name of money) {
    const written = text(fields, name)
    const amount = fromWritten(written)
    if (amount === undefined) return Result.fail(`has the ${name} “${written}”, which is not an amount`)
    if (amount < 0) return Result.fail(`has the ${name} ${written}; a price cannot be negative`)
    if (isOverCeiling(amount)) return Result.fail(overCeiling(name, written))
    cents[name] = amount
  }
  const shown = SIZES.map((name) => text(fields, name))
  const moreImages = picturesOf(given)
    .filter((picture) => !shown.includes(picture))
    .slice(0, MAX_PICTURES - 1)
  return Result.flatMap(
    Result.mapError(
      decodeProduct({
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromCell(name, value)])),
        ...cents,
        [WEIGHT_COLUMN]: null,
        moreImages,
      }),
      columnProblem,
    ),
    (product) =>
      weighed(fields, {
        ...product,
        attributes: {
          ...otherAttributes(fields, (name) => name in product || isPictureColumn(name)),
          ...product.attributes,
        },
      }),
  )
}

export const PROFILES: Readonly<Record<string, ImportProfile>> = {
  voltread,
  "bestbuy-phones": bestBuyPhones,
  "walmart-amazon": walmartAmazon,
  "abt-buy": abtBuy,
  pricerunner: priceRunner,
}

/** The profile that these columns belong to. */
export const detectProfile = (fields: Fields): string | undefined => {
  const has = (...names: ReadonlyArray<string>) => names.every((name) => name in fields)
  if (has("productId", "salePrice", "supplierCost")) return "voltread"
  if (has("popularity", "image", "categories")) return "bestbuy-phones"
  if (has("shop", "title", "modelno")) return "walmart-amazon"
  if (has("shop", "name", "description")) return "abt-buy"
  if (has("product_title", "cluster_label")) return "pricerunner"
  return undefined
}
