// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { toastQueue } from "@voltread/ui/components/toast-queue.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { afterEach, expect, test, vi } from "vitest"
import CsvButton from "./csv-button.tsx"

vi.mock("../session/store.ts", () => ({ auth: { tokens: async () => null, refresh: async () => false } }))

afterEach(() => {
  vi.unstubAllGlobals()
  toastQueue.clear()
})

const told = () => toastQueue.visibleToasts.map(({ content }) => content.message)

const press = async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { page, root } = openPage()
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <CsvButton path="/api/admin/orders.csv" fileName="orders.csv" />
      </QueryClientProvider>,
    ),
  )
  await act(async () => page.querySelector("button")?.click())
  return { queries, leave: () => act(async () => root.unmount()) }
}

test("a file that is still on its way at a log-out is not asked for anymore, and nothing is said of it", async () => {
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

test("a file that is refused is told in the server's words", async () => {
  const errorMessage = "Several files are being made at the moment. Please try again in a minute."
  vi.stubGlobal("fetch", async () => Response.json({ isSuccess: false, errorMessage }, { status: 429 }))
  const { leave } = await press()
  await act(() => vi.waitUntil(() => told().length > 0))
  expect(told()).toEqual([errorMessage])
  await leave()
})
