import { describe, expect, it } from "vitest"
import { type HistoryEntry, shopperHistory } from "./history.ts"

type Fact = HistoryEntry["fact"]

const at = "2026-11-21T12:00:00.000Z"
const lines = (...facts: ReadonlyArray<Fact>) =>
  shopperHistory(facts.map((fact, index) => ({ id: `e${index}`, at, fact })))
const read = (...facts: ReadonlyArray<Fact>) => lines(...facts).map(({ title, body }) => [title, body])

const placed: Fact = {
  __typename: "OrderPlaced",
  items: [
    { name: "TV", quantity: 2 },
    { name: "Stand", quantity: 1 },
  ],
}
const payment = (
  paymentOutcome: Extract<Fact, { __typename: "PaymentUpdated" }>["paymentOutcome"],
  message: string | null = null,
): Fact => ({ __typename: "PaymentUpdated", paymentOutcome, amount: 12.5, message })
type Refund = Extract<Fact, { __typename: "RefundUpdated" }>
const refund = (refundOutcome: Refund["refundOutcome"], change: Partial<Refund> = {}): Fact => ({
  __typename: "RefundUpdated",
  refundOutcome,
  amount: 12.5,
  gatewayType: "CARD",
  cardType: "Visa",
  cardLastFour: "1111",
  ...change,
})
const status = (to: string): Fact => ({ __typename: "OrderStatusReached", status: to })
const item = (to: string): Fact => ({ __typename: "ItemStatusReached", name: "TV", status: to })

describe("a shopper's history", () => {
  it("begins with one line for placing the order, with all its items", () => {
    expect(lines(placed)).toEqual([
      { id: "e0", at, icon: "box", title: "Order placed", body: "2 × TV\n1 × Stand" },
    ])
  })

  it("tells of a declined and a good card once each, not of the statuses that follow", () => {
    expect(
      read(
        payment("DECLINED", "Your card was declined."),
        status("PAYMENT_FAILED"),
        item("PAYMENT_FAILED"),
        status("PENDING_PAYMENT"),
        payment("RECEIVED"),
        status("PAYMENT_RECEIVED"),
        item("PENDING_SHIPMENT"),
      ),
    ).toEqual([
      ["Payment declined", "Your card was declined."],
      ["Payment received", "$12.50"],
    ])
  })

  it("tells of several items that take a step at once by one line", () => {
    const items = ["TV", "Stand"].map((name) => ({ name }))
    expect(
      read(
        { __typename: "ItemsStatusReached", items, status: "PENDING_SHIPMENT" },
        { __typename: "ItemsStatusReached", items, status: "DELIVERED" },
      ),
    ).toEqual([["Delivered", "TV\nStand"]])
  })

  it("knows money that goes back from money that comes", () => {
    expect(
      read(refund("STARTED"), refund("COMPLETED"), refund("DELAYED"), payment("VOIDED")).map(
        ([title]) => title,
      ),
    ).toEqual([
      "Refund started",
      "Refund sent to Visa ending in 1111",
      "The refund is delayed",
      "Payment canceled",
    ])
  })

  it("says which way a refund went, and how much it is", () => {
    const sent = (gatewayType: string) =>
      read(refund("COMPLETED", { gatewayType, cardType: null, cardLastFour: null }))
    expect(["CRYPTO", "KLARNA", "GOOGLE_PAY"].flatMap(sent)).toEqual([
      ["Refund sent to your crypto wallet", "$12.50"],
      ["Refund sent to Klarna, which lowers what you owe", "$12.50"],
      ["Refund sent to the card in your Google Pay", "$12.50"],
    ])
  })

  it("names the item that is on its way", () => {
    expect(
      lines(item("SHIPPED"), item("CANCELLED")).map(({ icon, title, body }) => [icon, title, body]),
    ).toEqual([
      ["truck", "Shipped", "TV"],
      ["box", "Canceled", "TV"],
    ])
  })

  it("tells once what was in a parcel, and that its data were corrected", () => {
    const parcel = (isCorrection: boolean): Fact => ({
      __typename: "ParcelShipped",
      isCorrection,
      items: [{ name: "TV", quantity: 2 }],
    })
    expect(read(parcel(false), item("SHIPPED"), item("SHIPPED"), parcel(true), item("DELIVERED"))).toEqual([
      ["Shipped", "2 × TV"],
      ["Shipment details updated", "2 × TV"],
      ["Delivered", "TV"],
    ])
  })

  it("gives a reason only where the shopper gave one", () => {
    const returned = { __typename: "ItemReturned", name: "TV", quantity: 1 } as const
    expect(
      read(
        { ...returned, reason: null },
        { ...returned, reason: "too loud" },
        { __typename: "ItemChanged", name: "Radio", reason: "canceled by the customer" },
        { __typename: "ItemChanged", name: "TV", reason: null },
        { __typename: "ItemRemoved", name: "TV", quantity: 1, reason: null },
        { __typename: "OrderCancelled", reason: "cart changed" },
      ),
    ).toEqual([
      ["Item returned", "1 × TV"],
      ["Item returned", "1 × TV: too loud"],
      ["Item updated", "Radio: canceled by you"],
      ["Item updated", "TV"],
      ["Item removed", "1 × TV"],
      ["Your order was canceled", "Cart changed"],
    ])
  })

  it("tells of a return that the customer asked for and canceled", () => {
    const step = { __typename: "ReturnUpdated", name: "TV", quantity: 1, reason: "too loud" } as const
    const of = (status: string): Fact => ({ ...step, status, answer: null, refunded: 0 })
    expect(read(of("REQUESTED"), of("WITHDRAWN"))).toEqual([
      ["Return requested", "1 × TV: too loud"],
      ["Return canceled by you", "1 × TV"],
    ])
  })

  it("tells a return as refunded only where money came back", () => {
    const step = { __typename: "ReturnUpdated", name: "TV", quantity: 1, reason: "too loud" } as const
    const done = (refunded: number): Fact => ({ ...step, status: "REFUNDED", answer: null, refunded })
    expect(read(done(0), done(12.5))).toEqual([
      ["Return complete", "1 × TV"],
      ["Return refunded", "$12.50 for 1 × TV"],
    ])
  })

  it("speaks to the customer who has canceled the order", () => {
    expect(read({ __typename: "OrderCancelled", reason: "canceled by the customer" })).toEqual([
      ["Your order was canceled", "Canceled by you"],
    ])
  })

  it("tells of addresses, items and papers that came after the order was placed", () => {
    expect(
      lines(
        { __typename: "ItemAdded", name: "Stand", quantity: 1 },
        { __typename: "AddressChanged", address: "SHIPPING" },
        { __typename: "AddressChanged", address: "BILLING" },
        { __typename: "LeaseUpdated", lender: "Acme Lease", status: "INITIATED" },
        { __typename: "LeaseUpdated", lender: "Acme Lease", status: "PENDING" },
        { __typename: "LeaseUpdated", lender: "Acme Lease", status: "APPROVED" },
        { __typename: "LeaseUpdated", lender: "Acme Lease", status: "APPROVED" },
        { __typename: "ReminderSent", reminder: "payment", number: 1, email: "ada@example.com" },
      ).map(({ icon, title, body }) => [icon, title, body]),
    ).toEqual([
      ["box", "Item added", "1 × Stand"],
      ["truck", "Shipping address updated", null],
      ["card", "Billing address updated", null],
      ["calendar", "You applied to the lender", null],
      ["calendar", "The lender approved your application", null],
      ["card", "Reminder email sent", "To ada@example.com"],
    ])
  })

  describe("of an application", () => {
    const application = (to: string): Fact => ({
      __typename: "LeaseUpdated",
      lender: "Acme Lease",
      status: to,
    })
    const titles = (...facts: ReadonlyArray<Fact>) => lines(...facts).map(({ title }) => title)

    it("says that the approval is for less, and not that the shop reviews the order", () => {
      const forLess = [application("APPROVED"), status("PENDING_REVIEW")]
      const told = [
        "The lender approved your application",
        "The approval is for less than your order comes to",
      ]
      expect(titles(...forLess)).toEqual(told)
      expect(titles(status("LOAN_IN_PROCESS"), ...forLess).slice(-2)).toEqual(told)
    })

    it("says once that the lender reviews it", () => {
      expect(titles(application("IN REVIEW"), status("PENDING_REVIEW"))).toEqual([
        "The lender is reviewing your application",
      ])
    })

    describe("for a part of the order", () => {
      const REVIEWED = "Your application is being reviewed"
      const rest = [
        application("APPROVED"),
        status("PENDING_REVIEW"),
        status("LOAN_IN_PROCESS"),
        application("APPROVED"),
        status("PENDING_PAYMENT"),
        payment("RECEIVED"),
        status("LOAN_IN_PROCESS"),
        status("PENDING_ESIGNATURE"),
      ]

      it("does not say that what is approved is reviewed, when the rest is paid", () => {
        expect(titles(application("INITIATED"), ...rest)).toEqual([
          "You applied to the lender",
          "The lender approved your application",
          "The approval is for less than your order comes to",
          "Payment received",
          "Your contract is waiting for your signature",
        ])
      })

      it("says so only at the beginning if the order was first to be paid another way", () => {
        const told = titles(application("INITIATED"), status("LOAN_IN_PROCESS"), ...rest)
        expect(told.indexOf(REVIEWED)).toBe(1)
        expect(told.filter((title) => title === REVIEWED)).toHaveLength(1)
      })

      it("says that there will be another contract, where the order changes before it is signed", () => {
        expect(titles(...rest, status("LOAN_IN_PROCESS"), status("PENDING_ESIGNATURE")).slice(-2)).toEqual([
          "Your contract is being prepared again",
          "Your contract is waiting for your signature",
        ])
      })

      it("says that another application is reviewed", () => {
        const told = titles(
          ...rest,
          status("LOAN_IN_PROCESS"),
          status("PENDING_PAYMENT"),
          application("INITIATED"),
          status("LOAN_IN_PROCESS"),
        )
        expect(told.filter((title) => title === REVIEWED)).toHaveLength(1)
      })
    })

    it("says that a signed contract has ended, and not only the application", () => {
      const ended = "Your contract with your lender has ended"
      expect(titles(application("COMPLETED"), application("CANCELLED")).at(-1)).toBe(ended)
      expect(titles(application("APPROVED"), application("CANCELLED"))).not.toContain(ended)
    })

    it("does not say after the lender's answer that it is reviewed", () => {
      expect(
        titles(
          application("IN REVIEW"),
          status("PENDING_REVIEW"),
          application("DECLINED"),
          status("LOAN_IN_PROCESS"),
          status("PENDING_PAYMENT"),
        ),
      ).toEqual(["The lender is reviewing your application", "The lender could not approve your application"])
    })

    it("says that the shop reviews an order that it reviews for another reason", () => {
      expect(
        titles(application("APPROVED"), status("PENDING_PAYMENT"), status("PENDING_REVIEW")).at(-1),
      ).toBe("We are reviewing your order")
      expect(titles(application("COMPLETED"), status("PENDING_REVIEW")).at(-1)).toBe(
        "We are reviewing your order",
      )
    })
  })

  it("says nothing of what it has no words for", () => {
    const newer: HistoryEntry = JSON.parse(
      `{"id":"e1","at":"${at}","fact":{"__typename":"SomethingNew","secret":1}}`,
    )
    expect(shopperHistory([newer])).toEqual([])
  })
})
