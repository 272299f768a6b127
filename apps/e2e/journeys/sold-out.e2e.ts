import { type APIRequestContext, expect } from "@playwright/test"
import { test } from "../journey.ts"

const PAGES = 20

/** A product that nothing is left of. */
const soldOutProduct = async (request: APIRequestContext): Promise<string> => {
  for (let page = 1; page <= PAGES; page++) {
    const query = `{ searchProducts(input: { pageSize: 50, pageNumber: ${page} }) { products { productId inStock } } }`
    const answer = await request.post("/graphql/products", { data: { query } })
    const { searchProducts } = Object(Object(await answer.json()).data)
    const found = searchProducts.products.find(({ inStock }: { inStock: boolean }) => !inStock)
    if (found !== undefined) return String(found.productId)
  }
  throw new Error("everything is in stock")
}

test("a shopper meets a product that is sold out, sees others, and asks for a mail", async ({
  page,
  request,
}) => {
  await page.goto(`/product/${await soldOutProduct(request)}`)
  await expect(page.getByText("Sold out right now")).toBeVisible()
  const others = page.getByRole("region", { name: "In stock now" })
  await expect(others.getByRole("article").first()).toContainText(/In stock|left/)

  const email = page.getByLabel("Email me when it is back")
  await email.fill("nobody")
  await page.getByRole("button", { name: "Notify me" }).click()
  await expect(page.getByText("Please enter a valid email address")).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill(`waiting.${Date.now()}@example.com`)
  await page.getByRole("button", { name: "Notify me" }).click()
  await expect(page.getByText("We will email you once when it is back in stock.")).toBeVisible()
})
