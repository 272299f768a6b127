/** Address of a product's drawing. Apart from the drawing itself, which pages need not carry. */
export const artPath = (category: string, seed: string): string =>
  `/art/${category}/${seed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 120)}.svg`
