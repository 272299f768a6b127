import { artAt } from "@voltread/ui/art/product-art.ts"

/** Characters. A longer drawing would hold up the text around it. */
const LONGEST = 5_000

/** A drawing for the page itself: what a phone shows first then waits for no second answer. */
export const inlineDrawing = (src: string): string | null => {
  if (!src.startsWith("/art/")) return null
  const drawing = artAt(src)
  if (drawing === null || drawing.length > LONGEST) return null
  return `data:image/svg+xml,${drawing.replaceAll("%", "%25").replaceAll("#", "%23")}`
}
