import { aPayment } from "@voltread/domain/ordering/order-examples.ts"
import { toOrderView } from "@voltread/projections/ordering/order-view.ts"
import { orderChanges, placement } from "@voltread/projections/testing/order-changes.ts"
import { expect, test } from "vitest"
import { toWireOrder } from "./order-wire.ts"

test("staff read the brand of a card as it writes itself", () => {
  const payment = aPayment({ card: { type: "MasterCard", lastFour: "4444" } })
  const paid = orderChanges([...placement, { type: "OrderPaymentDetailsUpdated", data: { payment } }]).at(-1)
  const order = paid && toWireOrder(toOrderView(paid.after))
  expect(order?.paymentDetails).toMatchObject([{ cardType: "Mastercard", cardLastFour: "4444" }])
})
