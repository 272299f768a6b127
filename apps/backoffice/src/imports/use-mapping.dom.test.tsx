// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { mappingsQuery } from "./queries.ts"
import { type Mapping, useMapping } from "./use-mapping.ts"

const readColumns = vi.hoisted(() => vi.fn())
vi.mock("./upload.ts", () => ({ readColumns }))

const profile = { profile: "own", columns: [{ name: "sku", isRequired: true, example: "" }] }

let mapping: Mapping | undefined
function Form() {
  mapping = useMapping()
  return null
}

test.each([
  { given: [{ name: "article", values: ["K-14"] }], problem: "No column of the file stands for “sku” yet." },
  { given: [], problem: undefined },
])("whoever chooses a file with the columns $given is asked to map them: $problem", async (example) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const read = Promise.withResolvers<unknown>()
  readColumns.mockReturnValue(read.promise)
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(mappingsQuery.queryKey, { mappings: [], profiles: [profile] })
  const root = createRoot(document.body)
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Form />
      </QueryClientProvider>,
    ),
  )
  await act(async () => mapping?.lookAt(new File([""], "a.csv")))
  await act(() => vi.waitUntil(() => mapping?.isLooking === true))
  read.resolve({ _tag: "taken", answer: { profile: null, columns: example.given } })
  await act(() => vi.waitUntil(() => mapping?.isLooking === false))
  expect(mapping?.problem).toBe(example.problem)
  expect(mapping?.draft === null).toBe(example.problem === undefined)
  await act(async () => root.unmount())
})
