/** Tires and wheels are usually bought in fours. */
export const SET = 4

interface Stocked {
  readonly productType: string
  readonly availableQuantity: number
}

export const isSoldInSets = ({ productType }: Pick<Stocked, "productType">): boolean =>
  productType === "tire" || productType === "wheel"

/** How many of it are usually bought: a set, or what is left of it. */
export const usualQuantity = (product: Stocked): number =>
  isSoldInSets(product) ? Math.max(1, Math.min(SET, product.availableQuantity)) : 1
