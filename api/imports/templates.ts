import { csvHeader, csvLines } from "../reports/csv.ts"

type Cells = Readonly<Record<string, string>>

/** A sample line of each profile, by column. */
export const EXAMPLES: Readonly<Record<string, Cells>> = {
  voltread: {
    productId: "acme-oled-55",
    sku: "OLED-55",
    name: "Acme 55-inch OLED TV",
    description: "A television with deep blacks.",
    brand: "Acme",
    category: "televisions",
    productType: "electronics",
    partner: "Acme Supply",
    size: "",
    lineId: "",
    regularPrice: "1299.00",
    salePrice: "1199.00",
    supplierCost: "900.00",
    shippingCost: "0.00",
    shippingWeight: "38.5",
    winnerMarkupId: "",
    thumbnailImage: "https://images.example/small.webp",
    smallImage: "https://images.example/medium.webp",
    largeImage: "https://images.example/large.webp",
    images: "https://images.example/back.webp|https://images.example/side.webp",
    customerReviewAverage: "",
    customerReviewCount: "0",
    isShippable: "true",
    clearance: "false",
    isLive: "true",
    Color: "Black",
  },
  "bestbuy-phones": {
    name: "Acme Phone 12",
    description: "A phone with two cameras.",
    brand: "Acme",
    categories: "Cell Phones",
    price: "299.99",
    shippingWeight: "0.9",
    popularity: "100",
    image: "https://images.example/1234567_s.gif",
    images: "https://images.example/1234567_back.gif|https://images.example/1234567_side.gif",
  },
  "walmart-amazon": {
    shop: "Walmart",
    title: "Acme laptop, 14 inches",
    category: "laptops",
    brand: "Acme",
    modelno: "AL-14",
    price: "499.00",
    shippingWeight: "4.25",
    images: "https://images.example/al-14.webp|https://images.example/al-14-open.webp",
  },
  "abt-buy": {
    shop: "Abt",
    name: "Acme soundbar AS-200",
    description: "A soundbar with a subwoofer.",
    price: "$179.00",
    shippingWeight: "6 lb",
    images: "https://images.example/as-200.webp|https://images.example/as-200-back.webp",
  },
}

/** The profiles that have a template. */
export const TEMPLATE_PROFILES: ReadonlyArray<string> = Object.keys(EXAMPLES)

/** A file with the header and the sample line of a profile; undefined for a profile without a template. */
export const templateOf = (profile: string): string | undefined => {
  const cells = Object.hasOwn(EXAMPLES, profile) ? EXAMPLES[profile] : undefined
  return cells === undefined ? undefined : csvHeader(Object.keys(cells)) + csvLines([Object.values(cells)])
}
