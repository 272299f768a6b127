// @vitest-environment happy-dom

import { serverInTrouble } from "@voltread/ui/api/server-in-trouble.fixture.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import CancelDialog from "./cancel-dialog.tsx"
import type { OrderDetails } from "./order-items.tsx"

// What the dialog reads of an order.
const order = { id: "order-1", refundable: 0, paymentDetails: [], fromLender: 0 } as unknown as OrderDetails
const onClose = vi.fn()

test.each(["INTERNAL", "UNAVAILABLE"] as const)(
  "an order may have been canceled where the server fails (%s): the next press is the same command",
  async (code) => {
    const { recover, request, sent } = serverInTrouble(code)
    const { root } = openPage()
    await renderShopPage(root, () => <CancelDialog order={order} token={null} onClose={onClose} />, {
      request,
    })
    await press("Cancel the order")
    await until(() =>
      expect(document.querySelector("[role=alert]")?.textContent).toBe(
        "No answer came, so this may have been done. Please try again: it is never done twice.",
      ),
    )
    expect(onClose).not.toHaveBeenCalled()
    recover({ result: { success: true, message: "Your order is canceled.", position: "1", order: null } })
    await press("Cancel the order")
    await until(() => expect(onClose).toHaveBeenCalled())
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(1)
  },
)
