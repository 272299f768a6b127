import type { PriceMarkup } from "@voltread/domain/catalogue/markup.ts"
import { markupTitle } from "@voltread/domain/catalogue/markup-words.ts"
import type {
  PriceChange as WireChange,
  PriceGeneration as WireGeneration,
  PriceMarkup as WireMarkup,
  PriceMarkupPreview as WirePreview,
  PricedProduct as WireProduct,
} from "../generated/shop.ts"
import { dollars, dollarsOrNull } from "../platform/graphql/money.ts"
import type { Generation } from "./generation-job.ts"
import type { Preview } from "./preview.ts"
import type { PriceChange } from "./price-history.ts"
import type { PricedProduct } from "./product-prices.ts"

export const toWireMarkup = (markup: PriceMarkup): WireMarkup => ({
  ...markup,
  title: markupTitle(markup),
  rule: {
    ...markup.rule,
    minPrice: dollarsOrNull(markup.rule.minPrice),
    maxPrice: dollarsOrNull(markup.rule.maxPrice),
    // Both kinds are stored in hundredths: of a percent, or of a dollar.
    markupValue: markup.rule.markupValue / 100,
  },
})

const markupOrNull = (markup: PriceMarkup | null): WireMarkup | null =>
  markup === null ? null : toWireMarkup(markup)

export const toWireGeneration = (generation: Generation): WireGeneration => ({
  ...generation,
  id: String(generation.id),
})

export const toWirePreview = ({ sales, examples, ...preview }: Preview): WirePreview => ({
  ...preview,
  fieldErrors: [],
  leastChange: dollars(preview.leastChange),
  greatestChange: dollars(preview.greatestChange),
  averageChange: dollars(preview.averageChange),
  sales: {
    units: sales.units,
    net: dollars(sales.net),
    netThen: dollars(sales.netThen),
    margin: dollars(sales.net - sales.supplierCost),
    marginThen: dollars(sales.netThen - sales.supplierCost),
  },
  examples: examples.map((example) => ({
    ...example,
    supplierCost: dollars(example.supplierCost),
    oldPrice: dollars(example.oldPrice),
    newPrice: dollars(example.newPrice),
  })),
})

export const toWireProduct = ({ product, markup }: PricedProduct): WireProduct => ({
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  brand: product.brand,
  category: product.category,
  partner: product.partner,
  thumbnailImage: product.thumbnailImage,
  supplierCost: dollars(product.supplierCost),
  regularPrice: dollars(product.regularPrice),
  salePrice: dollars(product.salePrice),
  isLive: product.isLive,
  priceMarkup: markupOrNull(markup),
})

export const toWireChange = (change: PriceChange): WireChange => ({
  id: String(change.generationId),
  at: change.at,
  by: change.by,
  oldPrice: dollars(change.oldPrice),
  newPrice: dollars(change.newPrice),
  supplierCost: dollars(change.supplierCost),
  priceMarkup: markupOrNull(change.markup),
})
