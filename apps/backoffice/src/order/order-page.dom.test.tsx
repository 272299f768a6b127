// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, type ReactNode } from "react"
import { expect, test, vi } from "vitest"
import { orderAtQuery, orderQuery, timelineKey } from "./model/queries.ts"
import { anOrder } from "./order.fixture.ts"
import { OrderPage } from "./order-page.tsx"
import { entry } from "./timeline/entry.fixture.ts"
import type { TimelineData } from "./timeline/pending-entry.ts"

const search = vi.hoisted((): { at?: number } => ({}))
vi.mock("@tanstack/react-router", () => ({
  getRouteApi: () => ({ useParams: () => ({ orderId: "o-1" }), useSearch: () => search }),
  Link: ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>,
}))
vi.mock("../session/use-session.ts", () => ({ useMay: () => false, useUser: () => undefined }))
vi.mock("../session/request.ts", () => ({ request: () => new Promise(() => {}) }))
vi.mock("../session/rest.ts", () => ({ read: () => new Promise(() => {}) }))
vi.mock("../live/use-server-events.ts", () => ({ useServerEvents: () => "open" }))
vi.mock("./order-head.tsx", () => ({
  OrderHead: ({ order }: { readonly order: { readonly status: string } }) => <h1>{order.status}</h1>,
}))
vi.mock("./order-sections.tsx", () => ({
  OrderSections: ({ children }: { readonly children: ReactNode }) => children,
}))

test("a look at the past takes nothing away that was being searched for or written", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(orderQuery("o-1").queryKey, anOrder({ status: "COMPLETED" }))
  const timeline: TimelineData = { entries: [entry(0), entry(1)], total: 2 }
  client.setQueryData(timelineKey("o-1"), timeline)
  const { root } = openPage()
  const show = async (at?: number) => {
    Object.assign(search, { at })
    await act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <OrderPage />
        </QueryClientProvider>,
      ),
    )
    await act(() => Promise.all([import("./as-of-banner.tsx"), import("./mail/mail-notices.tsx")]))
  }
  const status = () => document.querySelector("h1")?.textContent
  const isDimmed = () => document.querySelector(".opacity-60") !== null
  await show()
  const history = document.querySelector("section")
  const note = document.querySelector("textarea")
  expect(note).not.toBeNull()

  await show(0)
  expect([status(), isDimmed()]).toEqual(["COMPLETED", true])
  client.setQueryData(orderAtQuery("o-1", 0).queryKey, anOrder({ status: "STARTED" }))
  await vi.waitFor(() => expect([status(), isDimmed()]).toEqual(["STARTED", false]))
  await show()
  expect(document.querySelector("section")).toBe(history)
  expect(document.querySelector("textarea")).toBe(note)
})
