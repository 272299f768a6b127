import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import LeaseCard from "./lease-card.tsx"
import { anItem, anOrder } from "./order.fixture.ts"
import { OrderSections } from "./order-sections.tsx"

vi.mock("@tanstack/react-router", () => ({ Link: () => null }))
vi.mock("../session/use-session.ts", () => ({ useMay: () => true }))

const LEASE = {
  id: "l-1",
  product: "lease",
  statusName: "APPROVED",
  lender: "simple-lease",
  leaseId: "L-1",
  approvedAmount: 900,
  approvedAt: null,
  updatedAt: null,
}

it("has the customer before the history on small screens, once on each", () => {
  const page = renderToStaticMarkup(
    <OrderSections order={anOrder()} changed={new Set()} onAction={undefined}>
      <p>History</p>
    </OrderSections>,
  )
  const [before = "", after = ""] = page.split("<p>History</p>")
  const card = /<div class="([^"]*)"><section aria-label="Customer"/
  expect(before).toMatch(/Ships to/)
  expect(card.exec(before)?.[1]).toBe("wide:hidden")
  expect(card.exec(after)?.[1]).toBe("max-wide:hidden")
  expect(after).not.toMatch(/Ships to/)
})

it("says why an address cannot change, where somebody could change it", () => {
  const pageOf = (changes: Parameters<typeof anOrder>[0], onAction?: () => void) =>
    renderToStaticMarkup(
      <OrderSections order={anOrder(changes)} changed={new Set()} onAction={onAction}>
        History
      </OrderSections>,
    )
  const canceled = { status: "CANCELED", shippingAddressMayChange: false, billingAddressMayChange: false }
  const reason = "It cannot change: the order is canceled."
  expect(pageOf(canceled, () => undefined).split(reason)).toHaveLength(3)
  expect(pageOf(canceled)).not.toContain(reason)
  const [item] = anOrder().items
  const shipped = { shippingAddressMayChange: false, items: item ? [{ ...item, shippedQuantity: 1 }] : [] }
  expect(pageOf(shipped, () => undefined)).toContain("Items have been shipped to it: it cannot change.")
  const pickedUp = {
    ...canceled,
    items: shipped.items.map((each) => ({ ...each, deliveryType: "DELIVERY_PICKUP" as const })),
  }
  expect(pageOf(pickedUp, () => undefined)).not.toContain("Items have been shipped")
  expect(pageOf({}, () => undefined)).not.toMatch(/it cannot change/i)
})

it("says of items that were picked up neither that they were shipped nor nothing at all", () => {
  const pageOf = (deliveryType: "DELIVERY_PICKUP" | "DELIVERY_SHIPPING") =>
    renderToStaticMarkup(
      <OrderSections
        order={anOrder({ items: [anItem({ status: "PICKUPED", shippedQuantity: 1, deliveryType })] })}
        changed={new Set()}
        onAction={undefined}
      >
        History
      </OrderSections>,
    )
  expect(pageOf("DELIVERY_SHIPPING")).toContain("1 of 1 shipped")
  expect(pageOf("DELIVERY_PICKUP")).not.toContain("1 of 1 shipped")
  expect(pageOf("DELIVERY_PICKUP")).toContain("There is nothing to ship right now.")
})

it("counts and adds up the items that the totals are of, as lists and invoices do", () => {
  const canceled = {
    ...anItem({ id: "b", status: "CANCELLED", quantity: 3, subTotal: 77 }),
    isCounted: false,
  }
  const page = renderToStaticMarkup(
    <OrderSections
      order={anOrder({ items: [anItem({ quantity: 2 }), canceled] })}
      changed={new Set()}
      onAction={undefined}
    >
      History
    </OrderSections>,
  )
  expect(page).toContain("Items (2)")
  expect(page).not.toContain("$77.00")
})

it.each(["Lease", "Loan"])("calls a %s by its name", (kind) => {
  const leaseDetails = { ...LEASE, product: kind.toLowerCase() }
  const card = renderToStaticMarkup(
    <LeaseCard order={anOrder({ leaseDetails })} changed={new Set()} onAction={undefined} />,
  )
  expect(card).toContain(`<section aria-label="${kind}"`)
  expect(card).toContain(`${kind} ID`)
})

it("says who pays for an order without payments once its lease is signed", () => {
  const pageOf = (statusName: string) =>
    renderToStaticMarkup(
      <OrderSections
        order={anOrder({ leaseDetails: { ...LEASE, statusName }, paymentDetails: [] })}
        changed={new Set()}
        onAction={undefined}
      >
        History
      </OrderSections>,
    )
  expect(pageOf("COMPLETED")).toContain("The lender pays for this order.")
  // Also after it was returned, when none will come.
  for (const status of ["PENDING", "CANCELLED"]) expect(pageOf(status)).toContain("No payments.")
})
