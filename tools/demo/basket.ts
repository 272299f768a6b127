import type { Faker } from "@faker-js/faker"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { Store } from "@voltread/domain/catalogue/store.ts"
import type { OrderItem, PickupStore } from "@voltread/domain/ordering/order-item.ts"
import type { DemoWorld } from "./world.ts"

const lineOf = (product: Product, index: number, quantity: number, store: Store | undefined): OrderItem => ({
  itemId: String(index + 1),
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  description: product.description,
  brand: product.brand,
  brandId: product.brand.toLowerCase(),
  category: product.category,
  productType: product.productType,
  partner: product.partner,
  size: product.size,
  images: { thumbnail: product.thumbnailImage, small: product.smallImage, large: product.largeImage },
  urlPath: `/product/${product.productId}`,
  attributes: product.attributes,
  ...(store === undefined
    ? { deliveryType: "DELIVERY_SHIPPING", pickupStore: null, shippingCost: product.shippingCost }
    : { deliveryType: "DELIVERY_PICKUP", pickupStore: asOrdered(store), shippingCost: 0 }),
  quantity,
  price: product.salePrice,
  originalPrice: product.regularPrice,
  supplierCost: product.supplierCost,
  winnerMarkupId: product.winnerMarkupId,
  discount: 0,
  tax: 0,
  estimatedDeliveryDate: null,
})

const asOrdered = ({ latitude: _, longitude: __, ...store }: Store): PickupStore => store

const drawn = (
  faker: Faker,
  { bestSellers, storesWith }: DemoWorld,
  kinds: number,
  state: string,
): ReadonlyArray<Product> => {
  const products = new Set<Product>()
  while (products.size < kinds) {
    const product = faker.helpers.weightedArrayElement(bestSellers)
    // Pickup-only products are bought by people near a store that has them.
    if (product.isShippable || storesWith(product.productId, 1, state).length > 0) products.add(product)
  }
  return [...products]
}

/** The share of shoppers who prefer pickup if a nearby store has the product. */
const FETCHES = 0.15

/** The lines of one order from somebody in that state, shipped or picked up. */
export const basket = (faker: Faker, world: DemoWorld, state: string): ReadonlyArray<OrderItem> => {
  const kinds = faker.helpers.weightedArrayElement([
    { value: 1, weight: 6 },
    { value: 2, weight: 3 },
    { value: 3, weight: 1 },
  ])
  const fetches = faker.datatype.boolean(FETCHES)
  return drawn(faker, world, kinds, state).map((product, index) => {
    const set = product.productType === "tire" || product.productType === "wheel"
    const wanted = set
      ? 4
      : faker.helpers.weightedArrayElement([
          { value: 1, weight: 9 },
          { value: 2, weight: 1 },
        ])
    const isFetched = fetches || !product.isShippable
    const [near] = isFetched ? world.storesWith(product.productId, wanted, state) : []
    if (near !== undefined || product.isShippable) return lineOf(product, index, wanted, near)
    return lineOf(product, index, 1, world.storesWith(product.productId, 1, state)[0])
  })
}
