import { artAt } from "@voltread/ui/art/product-art.ts"
import { describe, expect, it } from "vitest"
import { inlineDrawing } from "./inline-drawing.ts"

const SHORT = "/art/televisions/any.svg"

describe("a drawing inside the page", () => {
  it("is the one at its address", () => {
    const [head, ...body] = inlineDrawing(SHORT)?.split(",") ?? []
    expect(head).toBe("data:image/svg+xml")
    expect(decodeURIComponent(body.join(","))).toBe(artAt(SHORT))
    expect(body.join(",")).not.toContain("#")
  })

  it.each(["https://supplier.example/photo.jpg", "/art/../secret", ""])("is never %s", (src) =>
    expect(inlineDrawing(src)).toBeNull(),
  )
})
