// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { NoSuchThing } from "./no-such-thing.tsx"

it("heads the page and names it, so that neither is missing where the thing is", () => {
  const markup = renderToStaticMarkup(
    <NoSuchThing title="This order does not exist" action={<a href="/orders">Orders</a>} />,
  )
  expect(markup).toMatch(/<h1[^>]*>This order does not exist<\/h1>/)
  expect(markup).toContain("<title>Not found")
  expect(markup).toContain('<a href="/orders">Orders</a>')
})
