import { type OfferedTerms, TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { expect, test } from "vitest"
import { render } from "./entry-server.tsx"

const pageAt = async (path: string, shopName: string, leaseTerms: OfferedTerms = TERMS_OF_2026.lease) => {
  const answer = await render(new Request(`https://shop.example${path}`), {
    nonce: "n",
    apiUrl: "https://shop.example",
    shopName,
    leaseTerms,
    fetch: () => Promise.reject(new Error("no API")),
    assets: { routes: {}, style: "", fonts: [] },
  })
  return answer.text()
}

test.each([
  ["/", "Wheels &amp; Volts: electronics"],
  ["/page/terms", "Terms of sale | Wheels &amp; Volts"],
  ["/page/privacy", "What Wheels &amp; Volts knows about you"],
  ["/page/how-it-works", "how buying at Wheels &amp; Volts works"],
  ["/contact", "Write to Wheels &amp; Volts about an order"],
  ["/categories", "Every department of Wheels &amp; Volts"],
  ["/login", "New at <!-- -->Wheels &amp; Volts"],
  ["/cart", "Your cart | Wheels &amp; Volts"],
  ["/no-such-page", 'aria-label="Wheels &amp; Volts, home"'],
])("%s names the shop as its staff have, and by nothing else", async (path, words) => {
  const page = await pageAt(path, "Wheels & Volts")
  expect(page).toContain(words)
  expect(page).toContain('<meta name="application-name" content="Wheels &amp; Volts"')
  expect(page).toMatch(/© (<!-- -->)?Wheels &amp; Volts/)
  expect(page.replaceAll(/voltread:[a-z-]+/g, "")).not.toMatch(/voltread/i)
})

test("a page tells the browser what leasing costs, as staff have set it", async () => {
  const page = await pageAt("/cart", "Wheels", { ...TERMS_OF_2026.lease, payments: 13 })
  const content = /<meta name="voltread:lease-terms" content="(.*?)"/
    .exec(page)?.[1]
    ?.replaceAll("&quot;", '"')
  expect(JSON.parse(content ?? "null")).toEqual({ ...TERMS_OF_2026.lease, payments: 13 })
})
