import { QueryClient } from "@tanstack/react-query"
import { Schema } from "effect"
import { beforeEach, expect, it, vi } from "vitest"
import { read } from "./rest.ts"
import { restPages } from "./rest-pages.ts"

vi.mock("./rest.ts", () => ({ read: vi.fn() }))

const answers = vi.mocked(read)
beforeEach(() => answers.mockReset())

const Names = Schema.Struct({
  names: Schema.Array(Schema.String),
  nextCursor: Schema.NullOr(Schema.String),
})

const namesQuery = {
  queryKey: ["names"],
  ...restPages("/api/names", async () => Names, { state: "open" }),
}

it("asks for each page with the cursor of the one before, until there is none", async () => {
  answers
    .mockResolvedValueOnce({ names: ["Ada"], nextCursor: "a&b" })
    .mockResolvedValueOnce({ names: ["Grace"], nextCursor: null })
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...namesQuery, pages: 3 })
  expect(pages.flatMap(({ names }) => names)).toEqual(["Ada", "Grace"])
  expect(answers.mock.calls.map(([, { path }]) => path)).toEqual([
    "/api/names?state=open",
    "/api/names?state=open&after=a%26b",
  ])
})

it("fails where there is no such list, instead of showing an empty one", async () => {
  answers.mockResolvedValueOnce(null)
  await expect(new QueryClient().fetchInfiniteQuery({ ...namesQuery, retry: false })).rejects.toThrow(
    "Something went wrong. Please try again.",
  )
})
