/**
 * What ranks a product found by words; higher is better. A product has one of the first four by its texts; the others
 * are added. One of a category that the text names comes before any other whose texts match, one whose SKU was typed
 * before both, and a tire of the exact size before all.
 */
export const RANK = {
  /** The product has all of the words only together with its description. */
  description: 0,
  /** Together with its category. */
  category: 1,
  /** In its brand, name and size. */
  name: 2,
  /** The text is its SKU. */
  sku: 8,
  /** Closely, as it is called, or by another word. */
  namedCategory: { close: 4, wide: 3 },
  /** The text names the season that the tire is made for, which other tires may only speak of. */
  namedSeason: 1,
  exactSize: 16,
} as const
