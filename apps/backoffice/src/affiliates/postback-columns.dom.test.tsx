// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { postbackColumns } from "./postback-columns.tsx"

vi.mock("@tanstack/react-router", () => ({ Link: () => null }))

test("a phone, which has no column for it, says why a network refused a postback", async () => {
  const [order] = postbackColumns({ isPending: false, onResend: () => {} }).filter(
    ({ from }) => from === undefined,
  )
  const { root } = openPage()
  await act(async () =>
    root.render(
      order?.cell({
        postbackId: "p",
        orderId: "o",
        orderNumber: "VT-1",
        affiliateId: "GADGETDAILY",
        kind: "conversion",
        value: 100,
        payout: 5,
        state: "given-up",
        attempts: 19,
        happenedAt: "2026-11-01T10:00:00.000Z",
        answeredAt: null,
        answerStatus: 403,
        answer: "unknown click",
      }),
    ),
  )
  expect(document.body.textContent).toContain("GADGETDAILY403 unknown click")
})
