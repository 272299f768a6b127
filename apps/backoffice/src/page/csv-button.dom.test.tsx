// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { toastQueue } from "@voltread/ui/components/toast-queue.ts"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import CsvButton from "./csv-button.tsx"

vi.mock("../session/store.ts", () => ({ auth: { tokens: async () => null, refresh: async () => false } }))

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true))
afterEach(() => {
  vi.unstubAllGlobals()
  toastQueue.clear()
})

const told = () => toastQueue.visibleToasts.map(({ content }) => content.message)

const press = async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <CsvButton path="/api/admin/orders.csv" fileName="orders.csv" />
      </QueryClientProvider>,
    ),
  )
  await act(async () => page.querySelector("button")?.click())
  return {
    queries,
    leave: async () => {
      await act(async () => root.unmount())
      page.remove()
    },
  }
}

test("a file that is still on its way at a log-out is not asked for any more, and nothing is said of it", async () => {
  const stopped = vi.fn()
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: { readonly signal?: AbortSignal }) =>
      new Promise((_, stop) =>
        signal?.addEventListener("abort", () => {
          stopped()
          stop(signal.reason)
        }),
      ),
  )
  const { queries, leave } = await press()
  await act(() => queries.cancelQueries())
  expect(stopped).toHaveBeenCalledOnce()
  expect(told()).toEqual([])
  await leave()
})

test("a file that could not be had is told", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }))
  const { leave } = await press()
  await act(() =>
    vi.waitUntil(() => told().join() === "We could not reach the shop. Check your connection and try again."),
  )
  await leave()
})
