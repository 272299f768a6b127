import { Effect, Option, Schema } from "effect"
import { answer } from "../graphql/answer.ts"
import type {
  Product,
  QueryResolvers,
  QuerySearchProductsArgs,
  ProductPage as WireProductPage,
} from "../graphql/generated/products.ts"
import { dollars } from "../graphql/money.ts"
import { Problem } from "../http/problem.ts"
import type { OfferedProduct } from "./product-rows.ts"
import { findLiveProduct, findProducts } from "./products.ts"
import { type ProductPage, searchProducts } from "./search.ts"
import { PRODUCT_SORTS, type ProductSearch } from "./search-request.ts"

/** Spec §9: the first of the page sizes, and the largest. */
const PAGE_SIZE = 12
const MAX_PAGE_SIZE = 50
const MAX_PAGE = 1_000
const MAX_IDS = 200

const TOO_MANY = new Problem({ code: "BAD_REQUEST", message: `At most ${MAX_IDS} products at once.` })

const decodeSort = Schema.decodeUnknownOption(Schema.Literals(PRODUCT_SORTS))

const toWire = (product: OfferedProduct): Product => ({
  id: product.productId,
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  description: product.description,
  brand: product.brand,
  category: product.category,
  productType: product.productType,
  partner: product.partner,
  size: product.size,
  regularPrice: dollars(product.regularPrice),
  salePrice: dollars(product.salePrice),
  onSale: product.salePrice < product.regularPrice,
  shippingCost: dollars(product.shippingCost),
  thumbnailImage: product.thumbnailImage,
  smallImage: product.smallImage,
  largeImage: product.largeImage,
  attributes: product.attributes,
  customerReviewAverage: product.customerReviewAverage,
  customerReviewCount: product.customerReviewCount,
  availableQuantity: product.available,
  inStock: product.available > 0,
  isLive: product.isLive,
})

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Whole cents; a price beyond any product's is as good as none. */
const priceBound = (amount: number | null | undefined): number | null =>
  amount == null ? null : Math.round(clamp(amount, 0, 10_000_000) * 100)

const toSearch = ({ input }: QuerySearchProductsArgs): ProductSearch => ({
  query: (input.query ?? "").slice(0, 200),
  categories: (input.categories ?? []).slice(0, 50),
  brands: (input.brands ?? []).slice(0, 50),
  minPrice: priceBound(input.minPrice),
  maxPrice: priceBound(input.maxPrice),
  inStock: input.inStock ?? false,
  sort: Option.getOrElse(decodeSort(input.sort), () => "relevance" as const),
  pageNumber: clamp(input.pageNumber ?? 1, 1, MAX_PAGE),
  pageSize: clamp(input.pageSize ?? PAGE_SIZE, 1, MAX_PAGE_SIZE),
})

const toWirePage = (page: ProductPage, search: ProductSearch): WireProductPage => ({
  products: page.products.map(toWire),
  productLabels: page.products.map((product) => product.name),
  pageNumber: search.pageNumber,
  pageSize: search.pageSize,
  totalCount: page.totalCount,
  filters: {
    minPrice: dollars(page.minPrice),
    maxPrice: dollars(page.maxPrice),
    brands: page.brands,
    categories: page.categories,
  },
})

export const catalogueQueries = {
  searchProducts: (_, args, context) => {
    const search = toSearch(args)
    return answer(context, searchProducts(search).pipe(Effect.map((page) => toWirePage(page, search))))
  },
  getProductById: (_, { productId }, context) =>
    answer(
      context,
      findLiveProduct(productId).pipe(Effect.map((product) => (product === null ? null : toWire(product)))),
    ),
  getCartProducts: (_, { productIds }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        if (productIds.length > MAX_IDS) return yield* TOO_MANY
        const products = yield* findProducts([...new Set(productIds)])
        return [...products.values()].map(({ productId, available, isLive }) => ({
          id: productId,
          availableQuantity: isLive ? available : 0,
          inStock: isLive && available > 0,
        }))
      }),
    ),
} satisfies QueryResolvers

export const cataloguePermissions = {
  searchProducts: "browse",
  getProductById: "browse",
  getCartProducts: "browse",
} as const
