import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { OrderTotal } from "./order-total.tsx"

const text = (paid: number, refunded: number) =>
  renderToStaticMarkup(<OrderTotal order={{ total: 820.48, paid, refunded }} />).replaceAll(
    /<(?!\/?del)[^>]+>/g,
    "",
  )

it("is the total until something went back", () => {
  expect(text(0, 0)).toBe("$820.48")
  expect(text(820.48, 0)).toBe("$820.48")
})

it("says what was paid and what is kept of it", () => {
  expect(text(820.48, 200.1)).toMatch(/^<del[^>]*>Paid \$820\.48<\/del>, kept after refunds \$620\.38$/)
  expect(text(820.48, 820.48)).toContain("kept after refunds $0.00")
})
