/**
 * What ranks a product found by words; higher is better. A product has one of the first four by its texts; the last two
 * are added. One of a category that the text names comes before any other whose texts match, one whose SKU was typed
 * before both, and a tire of the exact size before all.
 */
export const RANK = {
  /** Only with its description the product has all of the words. */
  description: 0,
  /** With its category. */
  category: 1,
  /** In its brand, name and size. */
  name: 2,
  /** They are its SKU. */
  sku: 6,
  namedCategory: 3,
  exactSize: 12,
} as const
