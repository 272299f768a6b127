// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { settingsDifferences } from "@voltread/domain/shared/settings-words.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { settingsQuery } from "./queries.ts"
import { SettingsPage } from "./settings-page.tsx"

vi.mock("../session/rest.ts", () => ({ read: vi.fn(), send: vi.fn() }))
const may = vi.hoisted(() => ({ not: "" }))
vi.mock("../session/use-session.ts", () => ({ useMay: (what: string) => what !== may.not }))

const at = "2026-10-01T00:00:00.000Z"
const { lending } = DEFAULT_SETTINGS
const after = {
  ...DEFAULT_SETTINGS,
  lending: { ...lending, loan: { cheapest: 400_00, dearest: 20_000_00, payments: 24, cost: 1_950 } },
}
const data: SettingsData = {
  settings: after,
  lastChanges: {
    general: null,
    time: null,
    tax: null,
    shipping: null,
    lending: { version: 1, at, by: "Ann" },
    fraud: null,
    reminders: null,
    returns: null,
  },
  history: [
    {
      id: "1",
      section: "lending",
      at,
      by: "Ann",
      changes: settingsDifferences("lending", DEFAULT_SETTINGS, after),
    },
  ],
  hasMoreChanges: false,
}

const pageOf = (shown: SettingsData): string => {
  const queries = new QueryClient()
  queries.setQueryData(settingsQuery.queryKey, shown)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SettingsPage />
    </QueryClientProvider>,
  )
}

test("lender terms stand on the page as the lender has them, with who changed what of them, and a button to change them", () => {
  const markup = pageOf(data)
  const text = markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")
  expect(markup).toContain('aria-label="Change lender terms"')
  expect(text).toContain("Lease $150.00 to $5,000.00: $49.00 at signing, 26 payments, one every 2 weeks")
  expect(text).toContain("Loan $400.00 to $10,000.00: 18 payments, one every month, 22% on top of the price")
  // Settings that no longer exist are still shown, and not applied.
  expect(text).toMatch(/Loan, number of payments.*none.*24/)
  expect(text).toMatch(/Loan, cost on top of the price.*none.*19\.5%/)
})

test("the history says which changes are shown where there are more", () => {
  expect(pageOf(data)).not.toContain("are shown.")
  expect(pageOf({ ...data, hasMoreChanges: true })).toContain("The newest 1 are shown.")
})

test("who cannot open the page of system data is not sent there", () => {
  expect(pageOf(data)).toContain("System data shows the progress.")
  may.not = "rebuild-read-models"
  expect(pageOf(data)).toContain("until then they use the old one.")
  expect(pageOf(data)).not.toContain("System data")
})
