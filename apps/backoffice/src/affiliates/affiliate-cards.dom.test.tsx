// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { buttonNamed, press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { send } from "../session/rest.ts"
import { TermsCard } from "./affiliate-cards.tsx"

vi.mock("../session/rest.ts", () => ({ send: vi.fn() }))

const data = {
  affiliate: {
    affiliateId: "DEALHUNT",
    name: "Deal Hunt",
    status: "active",
    rollupId: null,
    payoutPeriod: "monthly",
    network: "none",
    conversionUrl: null,
    reversalUrl: null,
    hasNetworkToken: false,
    version: 1,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
  },
  rollups: [],
  terms: [
    {
      termsId: "7",
      subAffiliateId: null,
      validFrom: "2026-01-01T00:00:00.000Z",
      validUntil: null,
      terms: { kind: "fixed", amount: 2_500 },
    },
  ],
  subAffiliates: [],
  tokens: [],
  changes: [],
  hasMoreChanges: false,
  timeZone: "UTC",
} as const

test("terms end once somebody has confirmed it", async () => {
  vi.mocked(send).mockResolvedValue({ _tag: "done", message: "Terms ended." })
  await act(() =>
    openPage().root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TermsCard data={data} onAction={vi.fn()} />
      </QueryClientProvider>,
    ),
  )
  await press("End now: $25.00 for each order")
  await act(() => import("./dialogs/end-terms-dialog.tsx"))
  expect(document.querySelector("[role=dialog]")?.textContent).toContain(
    "Earlier orders keep what they earn.",
  )
  expect(send).not.toHaveBeenCalled()
  buttonNamed("End now").focus()
  await act(async () => document.querySelector("form")?.requestSubmit())
  expect(vi.mocked(send).mock.lastCall?.[0].request).toMatchObject({
    method: "DELETE",
    path: "/api/admin/affiliates/DEALHUNT/terms/7",
  })
})
