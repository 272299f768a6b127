// @vitest-environment happy-dom
import type { Affiliate } from "@voltread/domain/contract/affiliate.ts"
import { expect, test, vi } from "vitest"
import { saveTooLate } from "../../page/edit-dialog.fixture.tsx"
import { read } from "../../session/rest.ts"
import AffiliateDialog from "./affiliate-dialog.tsx"

vi.mock("../../session/rest.ts", () => ({ read: vi.fn(), send: vi.fn(), restPages: vi.fn() }))

const at = "2026-10-01T00:00:00.000Z"
const affiliate: Affiliate = {
  ...{ affiliateId: "A", name: "Deals", status: "active", rollupId: null, payoutPeriod: "monthly" },
  ...{ network: "own", conversionUrl: "https://a.example/c", reversalUrl: null, hasNetworkToken: false },
  ...{ version: 1, createdAt: at, updatedAt: at },
}

test("what was typed into an affiliate stays where a colleague was faster", async () => {
  const newer = { ...affiliate, conversionUrl: "https://a.example/new", version: 2 }
  vi.mocked(read).mockResolvedValue({ affiliate: newer })
  const dialog = <AffiliateDialog affiliate={affiliate} rollups={[]} onClose={() => {}} />
  const { said, saveAgain, shown } = await saveTooLate(dialog, { name: "Best Deals" })
  expect(said).toMatch(/Conversion postback.*a\.example\/c.*a\.example\/new/)
  expect([shown("name"), shown("conversionUrl")]).toEqual(["Best Deals", "https://a.example/new"])
  expect(await saveAgain()).toMatchObject({
    name: "Best Deals",
    conversionUrl: "https://a.example/new",
    version: 2,
  })
})
