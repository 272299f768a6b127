import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { type ListQuery, ListStates } from "./list-states.tsx"

const idle: ListQuery = { isError: false, error: null, isPlaceholderData: false, refetch: () => undefined }

const render = (query: ListQuery, count: number | undefined): string =>
  renderToStaticMarkup(
    <ListStates query={query} count={count} what="fruits" empty={<p>No fruits here</p>}>
      the rows
    </ListStates>,
  )

it("says that it loads", () => {
  const markup = render(idle, undefined)
  expect(markup).toContain('aria-label="Loading fruits"')
  expect(markup).not.toContain("the rows")
})

it("says what could not be loaded, and offers to try again", () => {
  const markup = render({ ...idle, isError: true, error: new Error("boom") }, undefined)
  expect(markup).toContain("The fruits could not be loaded")
  expect(markup).toContain("<button")
  expect(markup).not.toContain("the rows")
})

it("keeps the rows that it has when loading them again fails", () => {
  expect(render({ ...idle, isError: true, error: new Error("boom") }, 2)).toContain("the rows")
})

it("says that there is nothing", () => {
  const markup = render(idle, 0)
  expect(markup).toContain("No fruits here")
  expect(markup).not.toContain("the rows")
})

it("dims the rows of another view", () => {
  expect(render(idle, 2)).not.toContain("opacity-60")
  expect(render({ ...idle, isPlaceholderData: true }, 2)).toContain("opacity-60")
})

it("offers the next page where there is one", () => {
  expect(render({ ...idle, hasNextPage: true, fetchNextPage: () => undefined }, 2)).toContain(
    "Show more fruits",
  )
  expect(render({ ...idle, hasNextPage: false }, 2)).not.toContain("Show more fruits")
})
