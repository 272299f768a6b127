// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { buttonNamed, press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act, type ReactNode } from "react"
import { beforeEach, expect, test, vi } from "vitest"
import { type MarkupFragment, PriceMarkupDocument, UpdatePriceMarkupDocument } from "../generated/prices.ts"
import { MarkupPage } from "./markup-page.tsx"

const navigate = vi.hoisted(() => vi.fn())
const request = vi.hoisted(() => vi.fn())
vi.mock("@tanstack/react-router", () => ({
  getRouteApi: () => ({ useParams: () => ({ markupId: "m-1" }) }),
  useNavigate: () => navigate,
  Link: ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>,
}))
vi.mock("../session/request.ts", () => ({ request }))
vi.mock("../session/use-session.ts", () => ({ useMay: () => true }))

const opened: MarkupFragment = {
  id: "m-1",
  supplierId: null,
  type: "ANY",
  isDeleted: false,
  createdAt: "2026-10-01T00:00:00.000Z",
  updatedAt: "2026-10-01T00:00:00.000Z",
  title: "All products, tires only: +20%",
  rule: {
    ruleType: "PRICE_RANGE",
    categoryName: null,
    minPrice: 10,
    maxPrice: 100,
    markupType: "PERCENT",
    roundingMethod: "NONE",
    markupValue: 20,
    brands: [],
  },
}
const newer: MarkupFragment = {
  ...opened,
  updatedAt: "2026-10-02T00:00:00.000Z",
  title: "Cost from $10.00 to $80.00: +25%",
  rule: { ...opened.rule, maxPrice: 80, markupValue: 25 },
}

let stored: MarkupFragment
const sent: Array<unknown> = []
beforeEach(async () => {
  stored = opened
  sent.length = 0
  navigate.mockClear()
  request.mockImplementation(async (document: unknown, { input }: { readonly input: MarkupFragment }) => {
    if (document === PriceMarkupDocument) return { priceMarkup: stored }
    if (document !== UpdatePriceMarkupDocument) throw new Error("Not answered")
    sent.push(input)
    const success = input.updatedAt === stored.updatedAt
    return { result: { success, message: success ? "Saved." : "Reload it.", fieldErrors: [] } }
  })
  await act(() =>
    openPage().root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MarkupPage />
      </QueryClientProvider>,
    ),
  )
  await until(() => buttonNamed("Save price markup"))
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const said = () => document.querySelector('[role="alert"]')?.textContent

test("what was typed stays where somebody else was faster, on top of what they have changed", async () => {
  await act(() => typeInto(field("markupValue"), "30"))
  stored = newer
  await press("Save price markup")
  await until(() =>
    expect(said()).toContain("Someone else changed this price markup while this form was open"),
  )
  expect(said()).toContain(newer.title)
  expect(field("markupValue")?.value).toBe("30")
  expect(field("maxPrice")?.value).toBe("80")
  expect(navigate).not.toHaveBeenCalled()

  await press("Save price markup")
  await until(() => expect(navigate).toHaveBeenCalled())
  expect(sent.at(-1)).toMatchObject({
    updatedAt: newer.updatedAt,
    isDeleted: false,
    rule: { minPrice: 10, maxPrice: 80, markupValue: 30 },
  })
})

test("a rule that somebody else has changed is deleted once that was shown, and keeps their values", async () => {
  stored = newer
  await press("Delete")
  await until(() => expect(said()).toContain(newer.title))
  expect(navigate).not.toHaveBeenCalled()
  await press("Delete")
  await until(() => expect(navigate).toHaveBeenCalled())
  expect(sent.at(-1)).toMatchObject({ isDeleted: true, rule: newer.rule })
})
