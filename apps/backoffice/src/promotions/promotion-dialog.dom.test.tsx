// @vitest-environment happy-dom
import { useInfiniteQuery } from "@tanstack/react-query"
import type { PromotionView } from "@voltread/domain/contract/promotion.ts"
import { expect, test, vi } from "vitest"
import { saveTooLate } from "../page/edit-dialog.fixture.tsx"
import PromotionDialog from "./promotion-dialog.tsx"
import { promotionsQuery } from "./queries.ts"

const list = vi.hoisted(() => ({ promotions: [] as ReadonlyArray<unknown> }))
vi.mock("../session/rest.ts", () => ({
  send: vi.fn(),
  restPages: () => ({
    queryFn: async () => ({ ...list, nextCursor: null, timeZone: "America/New_York" }),
    initialPageParam: null,
    getNextPageParam: () => undefined,
  }),
}))

const promotion: PromotionView = {
  ...{ code: "FALL", description: "Fall sale", benefit: { kind: "percent", basisPoints: 1_000 } },
  ...{ categories: [], oncePerPerson: false, isActive: true },
  ...{ validFrom: "2026-10-01T04:00:00.000Z", validUntil: null },
  ...{ version: 3, updatedAt: "2026-10-01T00:00:00.000Z", updatedBy: "Ann" },
}

/** The dialog on its page, which has the list. */
function Page() {
  useInfiniteQuery(promotionsQuery)
  return <PromotionDialog promotion={promotion} timeZone="America/New_York" onClose={() => {}} />
}

test("what was typed into a promotion stays where a colleague was faster", async () => {
  const validUntil = "2026-11-01T04:00:00.000Z"
  list.promotions = [{ ...promotion, validUntil, version: 4, updatedBy: "Bea" }]
  const { said, saveAgain, shown } = await saveTooLate(<Page />, { value: "15" })
  expect(said).toContain("Bea changed this promotion while this form was open")
  expect(said).toMatch(/Valid until.*open.*31 Oct, 2026/)
  expect([shown("value"), shown("until")]).toEqual(["15", "2026-10-31"])
  expect(await saveAgain()).toMatchObject({
    benefit: { kind: "percent", basisPoints: 1_500 },
    validUntil,
    version: 4,
  })
})
