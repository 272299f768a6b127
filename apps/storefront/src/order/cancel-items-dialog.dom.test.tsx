// @vitest-environment happy-dom
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { expect, test, vi } from "vitest"
import type { OrderQuery } from "../generated/order.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import CancelItemsDialog from "./cancel-items-dialog.tsx"
import { canCancelItems } from "./canceled-units.ts"
import { aPayment } from "./payment.fixture.ts"

const line = (id: string, name: string, cancelableQuantity: number, quantity = 2) => ({
  ...{ id, name, quantity, cancelableQuantity },
  status: "PENDING_SHIPMENT",
  total: 50 * quantity,
})

/** What the dialog reads of an order. */
const order = (change: object = {}) =>
  ({
    id: "o1",
    status: "PAYMENT_RECEIVED",
    items: [line("i1", "Sound bar", 2), line("i2", "Radio", 0)],
    paymentDetails: [aPayment({ cardType: "Visa", cardLastFour: "1111" })],
    leaseDetails: null,
    fromLender: 0,
    stillToPay: 0,
    total: 200,
    refundable: 200,
    ...change,
    // The rest of it is not asked for here.
  }) as unknown as NonNullable<OrderQuery["order"]>

const open = async (change: object = {}, answer: object = {}) => {
  const onClose = vi.fn()
  const sent: Array<unknown> = []
  // The stand-in answers the one mutation that is sent.
  const request = (async (_: unknown, variables: unknown) => {
    sent.push(variables)
    return { result: { success: true, message: "Done.", position: null, fieldErrors: [], ...answer } }
  }) as unknown as ShopContext["request"]
  const dialog = <CancelItemsDialog order={order(change)} token={null} onClose={onClose} />
  await renderShopPage(openPage().root, () => dialog, { request })
  return { onClose, sent }
}

const words = () => document.querySelector("form [aria-live=polite]")?.textContent
const submit = () => document.querySelector<HTMLButtonElement>("button[type=submit]")

test("units of an item are canceled, and the shopper reads before where their money goes", async () => {
  const { onClose, sent } = await open()
  expect(document.body.textContent).not.toContain("Radio")
  expect(submit()?.disabled).toBe(true)
  await press("Increase quantity: Sound bar")
  expect(words()).toBe("About $50.00 goes back to Visa ending in 1111.")
  await press("Cancel these")
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([{ orderId: "o1", without: [{ itemId: "i1", quantity: 1 }] }])
})

test.each([
  ["has not signed yet", { status: "PENDING_ESIGNATURE", lenderSignatureUrl: "https://x" }, "a new one"],
  ["has signed", { fromLender: 200, paymentDetails: [] }, "Your contract becomes smaller"],
  [
    "has not paid",
    { status: "PENDING_PAYMENT", paymentDetails: [], stillToPay: 200 },
    "You pay about $50.00 less.",
  ],
])("who leases and %s reads what becomes of the contract", async (_, change, consequence) => {
  await open(change)
  await press("Increase quantity: Sound bar")
  expect(words()).toContain(consequence)
})

test("all of the order is not canceled this way", async () => {
  await open({ items: [line("i1", "Sound bar", 2)] })
  await press("Increase quantity: Sound bar")
  await press("Increase quantity: Sound bar")
  expect(words()).toContain("choose “Cancel order”")
  expect(submit()?.disabled).toBe(true)
})

test("why it is refused is said, and the choice stays", async () => {
  const { onClose } = await open({}, { success: false, message: "The lender finances no less than $150.00." })
  await press("Increase quantity: Sound bar")
  await press("Cancel these")
  await until(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toContain("no less than $150.00"),
  )
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ["two units of a line", [line("i1", "Sound bar", 2)], true],
  ["one of two lines", [line("i1", "Sound bar", 1, 1), line("i2", "Radio", 0, 1)], true],
  ["the only unit", [line("i1", "Sound bar", 1, 1)], false],
  ["what has left the shop", [line("i1", "Sound bar", 0)], false],
  [
    "the rest of what was canceled",
    [line("i1", "Sound bar", 1, 1), { ...line("i2", "Radio", 0), status: "CANCELLED" }],
    false,
  ],
])("whether items can be canceled of an order of %s: %s", (_, items, isPossible) => {
  expect(canCancelItems(items)).toBe(isPossible)
})
