import { artAt } from "@voltread/ui/art/product-art.ts"

/** Characters. A longer drawing would delay the text around it. */
const MAX_LENGTH = 5_000

/** The drawing as a data URL, so that the first screen needs no second request; null if it is too long or not ours. */
export const inlineDrawing = (src: string): string | null => {
  if (!src.startsWith("/art/")) return null
  const drawing = artAt(src)
  if (drawing === null || drawing.length > MAX_LENGTH) return null
  return `data:image/svg+xml,${drawing.replaceAll("%", "%25").replaceAll("#", "%23")}`
}
