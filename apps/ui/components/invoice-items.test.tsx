import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { InvoiceItems } from "./invoice-items.tsx"

const item = {
  id: "a",
  name: "Sound bar",
  sku: "S-1",
  quantity: 2,
  returnedQuantity: 0,
  status: "PENDING_SHIPMENT",
  isCounted: true,
  pickupStore: null,
  price: 100,
  subTotal: 200,
}

const amounts = (items: ReadonlyArray<typeof item>): ReadonlyArray<string | undefined> =>
  renderToStaticMarkup(<InvoiceItems items={items} />)
    .split("<tr")
    .slice(2)
    .map((row) =>
      row
        .replaceAll(/<[^>]+>/g, " ")
        .trim()
        .split(/\s+/)
        .at(-1),
    )

test("amounts come to the subtotal: what was canceled while the rest stayed costs nothing", () => {
  const canceled = { ...item, id: "b", status: "CANCELLED", isCounted: false }
  expect(amounts([item, canceled])).toEqual(["$200.00", "$0.00"])
})

test("what was canceled with the whole order keeps its amount, as the order keeps its total", () => {
  expect(amounts([{ ...item, status: "CANCELLED" }])).toEqual(["$200.00"])
})
