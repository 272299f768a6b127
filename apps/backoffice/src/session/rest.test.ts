import { QueryClient } from "@tanstack/react-query"
import { Schema } from "effect"
import { beforeEach, expect, it, vi } from "vitest"
import { call } from "./request.ts"
import { restPages } from "./rest.ts"

vi.mock("./request.ts", () => ({ call: vi.fn() }))

const calls = vi.mocked(call)
beforeEach(() => calls.mockReset())

const Names = Schema.Struct({
  names: Schema.Array(Schema.String),
  nextCursor: Schema.NullOr(Schema.String),
})

const answer = (data: typeof Names.Type) => ({
  isSuccess: true,
  successMessage: "",
  errorMessage: "",
  fieldErrors: [],
  data,
})

const namesQuery = {
  queryKey: ["names"],
  ...restPages("/api/names", async () => Names, { state: "open" }),
}

it("asks for each page with the cursor of the one before, until there is none", async () => {
  calls
    .mockResolvedValueOnce(answer({ names: ["Ada"], nextCursor: "a&b" }))
    .mockResolvedValueOnce(answer({ names: ["Grace"], nextCursor: null }))
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...namesQuery, pages: 3 })
  expect(pages.flatMap(({ names }) => names)).toEqual(["Ada", "Grace"])
  expect(calls.mock.calls.map(([{ path }]) => path)).toEqual([
    "/api/names?state=open",
    "/api/names?state=open&after=a%26b",
  ])
})

it("fails where there is no such list, instead of showing an empty one", async () => {
  calls.mockResolvedValueOnce(null)
  await expect(new QueryClient().fetchInfiniteQuery({ ...namesQuery, retry: false })).rejects.toThrow(
    "Something went wrong. Please try again.",
  )
})
