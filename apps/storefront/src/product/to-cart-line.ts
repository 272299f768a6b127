import type { CartLine } from "../store/cart-slice.ts"

interface CartableProduct {
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly size: string
  readonly salePrice: number
  readonly shippingCost: number
  readonly productType: string
  readonly inStock: boolean
  readonly availableQuantity: number
  readonly isShippable: boolean
  readonly thumbnailImage: string
}

/** The optimistic cart line of a product, until the server answers. */
export const toCartLine = (product: CartableProduct): CartLine => ({
  productId: product.productId,
  sku: product.sku,
  name: product.name,
  brand: product.brand,
  size: product.size,
  quantity: 0,
  price: product.salePrice,
  previousPrice: null,
  shippingCost: product.shippingCost,
  productType: product.productType,
  rimDiameter: null,
  isLive: true,
  inStock: product.inStock,
  availableQuantity: product.availableQuantity,
  availableAnywhere: product.availableQuantity,
  deliveryType: product.isShippable ? "DELIVERY_SHIPPING" : "DELIVERY_PICKUP",
  isShippable: product.isShippable,
  pickupStore: null,
  thumbnailImage: product.thumbnailImage,
})
