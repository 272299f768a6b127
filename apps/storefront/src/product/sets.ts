/** Tires and wheels are usually bought in fours. */
export const SET = 4

interface Stocked {
  readonly productType: string
  readonly availableQuantity: number
  /** For the vehicle that it was searched for. */
  readonly fit?: { readonly axle: string | null } | null
}

export const isSoldInSets = ({ productType }: Pick<Stocked, "productType">): boolean =>
  productType === "tire" || productType === "wheel"

/** How many of it are usually bought: a set, half of one where it fits one axle, or what is left of it. */
export const usualQuantity = (product: Stocked): number =>
  isSoldInSets(product)
    ? Math.max(1, Math.min(product.fit?.axle ? SET / 2 : SET, product.availableQuantity))
    : 1
