import {
  APPROVAL_ENDS,
  approvedTooLittle,
  moreThanApproved,
  UNSIGNED_CONTRACT,
} from "@voltread/domain/loans/approval-words.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ACCOUNT_MAILS } from "./account-mails.ts"
import { compose } from "./compose.ts"
import { DELIVERY_MAILS } from "./delivery-mails.ts"
import { LOAN_MAILS } from "./loan-mails.ts"
import { AddressedMessage, type Message } from "./message.ts"
import { ORDER_MAILS } from "./order-mails.ts"
import { renderMail } from "./render.ts"

const SHOP = "Voltread"
const settings = {
  general: { ...DEFAULT_SETTINGS.general, name: SHOP },
  time: { ...DEFAULT_SETTINGS.time, timeZone: "America/Chicago" },
}
const named = (name: string) => ({ ...settings, general: { ...settings.general, name } })
const links = {
  publicUrl: "https://shop.example",
  orderUrl: (id: string) => `https://shop.example/order/${id}`,
  replyTo: ({ id }: { readonly id: string }) => `reply+${id}@reply.example`,
}
const hostile = `<script>alert("x")</script> & 'Co'\r\nBcc: all@example.com`
const order = { firstName: hostile, orderId: "o1", orderNumber: "VT-1" }

const messages: ReadonlyArray<Message> = [
  { template: "verification", firstName: hostile, code: "123456", minutes: 30 },
  { template: "already-registered", firstName: hostile },
  { template: "reset", firstName: hostile, code: "123456", minutes: 30 },
  { template: "password-changed", firstName: hostile },
  { template: "data-export", firstName: hostile, data: "{}" },
  {
    template: "invitation",
    firstName: hostile,
    email: "a+b@example.com",
    role: "ADMIN",
    invitedBy: hostile,
    code: "123456",
    days: 3,
  },
  { template: "back-in-stock", productId: "p/1", name: hostile, price: 9_900, stopPath: "/stop?a=1&b=2" },
  { template: "subscription", confirmUrl: "https://shop.example/confirm?a=1&b=2" },
  ...([null, "offensive"] as const).map((rejection) => ({
    template: "product-review" as const,
    firstName: hostile,
    productId: "p/1",
    productName: hostile,
    rejection,
  })),
  {
    template: "product-review",
    firstName: "",
    productId: "p/1",
    productName: hostile,
    orderId: "o1",
    rejection: "offensive",
  },
  {
    template: "order-confirmation",
    ...order,
    lines: [{ name: hostile, quantity: 2, total: 20_000 }],
    subTotal: 20_000,
    discount: 1_000,
    shipping: 0,
    tax: 1_200,
    total: 20_200,
    payments: [{ amount: 20_200, means: "Visa ending in 1111" }],
    delivery: "shipping",
  },
  {
    template: "order-cancelled",
    ...order,
    lines: [{ name: hostile, quantity: 2, total: 20_000 }],
    total: 20_200,
    refunds: [{ amount: 20_200, means: hostile }],
    isLent: true,
    isDisputed: true,
  },
  {
    template: "items-canceled",
    ...order,
    lines: [{ name: hostile, quantity: 1, total: 10_600 }],
    total: 10_600,
    isPaid: true,
    isLent: false,
  },
  { template: "new-total", ...order, before: 20_200, total: 21_400 },
  {
    template: "return-answered",
    ...order,
    lines: [{ name: hostile, quantity: 1 }],
    isAccepted: true,
    refund: 10_600,
    answer: hostile,
  },
  {
    template: "ready-for-pickup",
    ...order,
    lines: [{ name: hostile, quantity: 1 }],
    store: null,
    code: "123456",
  },
  { template: "order-link", ...order },
  {
    template: "report",
    firstName: hostile,
    report: "revenue",
    title: "Revenue",
    from: "2026-02-01",
    to: "2026-02-28",
    path: "/reports/revenue",
    csv: null,
  },
  { template: "refund", ...order, refund: { amount: 20_200, means: hostile } },
  { template: "payout", ...order, amount: 20_200 },
  {
    template: "shipment",
    ...order,
    lines: [{ name: hostile, quantity: 1 }],
    carrier: hostile,
    trackingNumber: "1Z",
    trackingUrl: "javascript:alert(1)",
    estimatedDeliveryDate: null,
  },
  { template: "contact-answer", firstName: hostile, requestId: "r1", body: hostile, staffName: hostile },
  { template: "staff-mail", ...order, subject: hostile, body: hostile, staffName: hostile },
  ...(["payment", "signature", "pickup"] as const).map((reminder) => ({
    template: "reminder" as const,
    ...order,
    reminder,
    lines: [{ name: hostile, quantity: 2, total: 20_000 }],
    total: 20_200,
  })),
  ...(["approval", "contract"] as const).map((ends) => ({
    template: "loan-ends" as const,
    firstName: hostile,
    orderId: "o1",
    lender: hostile,
    ends,
    endsAt: "2026-02-19T00:00:00.000Z",
  })),
  {
    template: "loan-decision",
    firstName: hostile,
    orderId: "o1",
    lender: hostile,
    decision: "approved",
    approvedAmount: 100_000,
    approvalExpiresAt: "2026-02-19T00:00:00.000Z",
    signBy: "2026-02-10T00:00:00.000Z",
    toFinance: null,
    canFit: true,
    smallestAmount: null,
  },
]

test("a mail is from the shop by the name that it has", () => {
  const { subject, text, html } = renderMail(
    compose({ template: "password-changed", firstName: "" }, links, named("Tom & Söhne")),
    "Tom & Söhne",
  )
  expect(subject).toBe("Your Tom & Söhne password was changed")
  expect(text.trimEnd().endsWith("Tom & Söhne")).toBe(true)
  expect(html).toContain("Tom &#38; Söhne")
  expect(html + text).not.toContain("Voltread")
})

test.each([
  ["& Sons", "&#38;"],
  ["Ånd", "Å"],
])("the mark above a mail of %s is the first character of its name", (shopName, initial) => {
  const { html } = renderMail(
    compose({ template: "password-changed", firstName: "" }, links, named(shopName)),
    shopName,
  )
  expect(html).toContain(`>${initial}</span>`)
})

test("every kind of mail has an example here", () => {
  const kinds = { ...ACCOUNT_MAILS, ...ORDER_MAILS, ...DELIVERY_MAILS, ...LOAN_MAILS }
  const examples = new Set<string>(messages.map(({ template }) => template))
  expect(Object.keys(kinds).filter((template) => !examples.has(template))).toEqual([])
})

describe("mails", () => {
  test.each(messages)("$template is text and HTML, and what people typed stays text", (message) => {
    const { subject, text, html } = renderMail(compose(message, links, settings), SHOP)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject.length).toBeGreaterThan(5)
    expect(text.length).toBeGreaterThan(50)
    expect(html).not.toContain("<script")
    expect(html).not.toContain("javascript:")
    expect(text).not.toContain("javascript:")
    expect(html.match(/<(\w+)/g)).not.toContain("<img")
  })

  test("fit a phone: the text of a fact wraps, as the name of items does; its label and an amount do not", () => {
    const shipment = messages.find(({ template }) => template === "shipment")
    if (shipment === undefined) throw new Error("no mail about a shipment")
    const refund: Message = {
      template: "refund",
      ...order,
      refund: { amount: 5_520, means: "your crypto wallet" },
    }
    const html = [shipment, refund]
      .map((mail) => renderMail(compose(mail, links, settings), SHOP).html)
      .join("")
    const cells = [...html.matchAll(/<td [^>]*?style="([^"]*)"[^>]*>([^<]*)<\/td>/g)]
    const wraps = cells.map(([, style = "", text]) => [text, style.includes("word-break")])
    expect(wraps).toContainEqual(["Tracking number", false])
    expect(wraps).toContainEqual(["1Z", true])
    expect(wraps).toContainEqual(["$55.20", false])
    // A bank says nothing of crypto.
    expect(html).not.toContain("statement")
  })

  test("say what is open of an order that is paid in part, or beside a lease", () => {
    const textOf = (open: { paid: number; due: number } | undefined) => {
      const reminder = {
        template: "reminder",
        ...order,
        reminder: "payment",
        lines: [],
        total: 20_200,
      } as const
      const message: Message = open === undefined ? reminder : { ...reminder, open }
      return renderMail(compose(message, links, settings), SHOP).text.replaceAll(/\s+/g, " ")
    }
    expect(textOf({ paid: 5_000, due: 15_200 })).toMatch(/Paid so far:? \$50\.00 Still to pay:? \$152\.00/)
    expect(textOf({ paid: 0, due: 5_200 })).toMatch(/The lender pays:? \$150\.00 Still to pay:? \$52\.00/)
    expect(textOf(undefined)).not.toContain("Still to pay")
  })

  test("keep an order's number on one line, in the title and in what is said", () => {
    const total: Message = { template: "new-total", ...order, before: 20_200, total: 21_400 }
    const { html } = renderMail(compose({ ...total, orderNumber: "VT-7K2MX-04WRD" }, links, settings), SHOP)
    const number = `<span style="white-space:nowrap">VT-7K2MX-04WRD</span>`
    expect(html).toMatch(new RegExp(`<h1 [^>]*>Your order ${number} has a new total</h1>`))
    expect(html).toMatch(new RegExp(`<p [^>]*>[^<]*${number}`))
    expect(html).toContain("<title>Your order VT-7K2MX-04WRD has a new total</title>")
  })

  test.each([
    ["shipping", "We will email you when it ships."],
    ["pickup", "We will email you when it is ready for pickup."],
    ["both", "We will email you when something ships, and when something is ready for pickup."],
  ] as const)("what comes next of an order for %s is said", (delivery, words) => {
    const confirmation = messages.find(({ template }) => template === "order-confirmation")
    if (confirmation?.template !== "order-confirmation") throw new Error("no confirmation")
    expect(renderMail(compose({ ...confirmation, delivery }, links, settings), SHOP).text).toContain(words)
  })

  test("the address that ends all alerts is a link, and no word that widens a phone", () => {
    const alert = messages.find(({ template }) => template === "back-in-stock")
    if (alert === undefined) throw new Error("no alert")
    const { html, text } = renderMail(compose(alert, links, settings), SHOP)
    expect(html).toContain('href="https://shop.example/stop?a=1&#38;b=2">Stop all stock alerts</a>')
    expect(html.replaceAll(/<[^>]*>/g, "")).not.toContain("https://shop.example/stop")
    expect(text).toContain("Stop all stock alerts:\nhttps://shop.example/stop?a=1&b=2")
  })

  test("name amounts to the cent, and leave out what is nothing", () => {
    const confirmation = messages.find(({ template }) => template === "order-confirmation")
    if (confirmation === undefined) throw new Error("no confirmation")
    const { text } = renderMail(compose(confirmation, links, settings), SHOP)
    expect(text).toMatch(/Discount +-\$10\.00/)
    expect(text).toMatch(/Shipping +Free/)
    expect(text).toMatch(/Total +\$202\.00/)
    expect(text).toContain("https://shop.example/order/o1")
  })

  test("that accept a return promise no refund of what is refunded already", () => {
    const answered = messages.find(({ template }) => template === "return-answered")
    if (answered?.template !== "return-answered") throw new Error("no answer to a return")
    const textOf = (message: Message) => renderMail(compose(message, links, settings), SHOP).text
    expect(textOf(answered)).toContain("We refund them once they have arrived")
    const settled = textOf({ ...answered, refund: 0, isSettled: true })
    expect(settled).toContain("What you paid for them is refunded already")
    expect(settled).not.toMatch(/We refund|Expected refund/)
    const lent = textOf({ ...answered, refund: 0, lent: "all" })
    expect(lent).toContain("Once they have arrived, we settle them with your lender:")
    expect(lent).not.toMatch(/refund/)
    expect(textOf({ ...answered, refund: 0, lent: "part" })).toContain(
      "settle them with your lender and refund what you paid us for them:",
    )
  })

  test("that remind of a payment promise no items, and lead to where it can be made", () => {
    const reminder = messages.find(
      (message) => message.template === "reminder" && message.reminder === "payment",
    )
    if (reminder === undefined) throw new Error("no reminder")
    const { text } = renderMail(compose(reminder, links, settings), SHOP)
    expect(text).not.toMatch(/keep|hold|reserve/i)
    expect(text).toMatch(/Pay for your order:\nhttps:\/\/shop\.example\/order\/o1/)
    expect(text).toMatch(/Total +\$202\.00/)
  })

  test("that remind of a signature do not say that the items are shipped, which may be picked up", () => {
    const reminder = messages.find(
      (message) => message.template === "reminder" && message.reminder === "signature",
    )
    if (reminder === undefined) throw new Error("no reminder")
    const { text } = renderMail(compose(reminder, links, settings), SHOP)
    expect(text).toContain("after that, for as long as they are in stock.")
    expect(text).not.toContain("ship ")
  })

  test("about a guest's review lead to their order, where it can be changed", () => {
    const rejected = {
      template: "product-review",
      firstName: "",
      productId: "p1",
      productName: "Mouse",
    } as const
    const read = (orderId: object) =>
      renderMail(compose({ ...rejected, ...orderId, rejection: "offensive" }, links, settings), SHOP).text
    expect(read({ orderId: "o1" })).toContain("https://shop.example/order/o1")
    expect(read({})).toContain("https://shop.example/product/p1#reviews")
  })

  test.each(["offensive", null] as const)(
    "about the review of a product that is no longer sold (rejection: %s) lead to where it still is",
    (rejection) => {
      const decided = {
        template: "product-review",
        firstName: "",
        productId: "p1",
        productName: "Mouse",
        isSold: false,
        rejection,
      } as const
      const read = (more: object) => renderMail(compose({ ...decided, ...more }, links, settings), SHOP).text
      expect(read({})).toContain("https://shop.example/account/orders")
      expect(read({ orderId: "o1" })).toContain("https://shop.example/order/o1")
      expect(read({}) + read({ orderId: "o1" })).not.toContain("/product/")
    },
  )

  test("that waited since before they named payments and items are still sent", () => {
    const before = {
      to: "ann@example.com",
      message: { template: "reminder", ...order, reminder: "payment", total: 20_200 },
    }
    const { message } = Schema.decodeUnknownSync(AddressedMessage)(JSON.stringify(before))
    expect(renderMail(compose(message, links, settings), SHOP).text).toContain("$202.00")
  })

  test("of an approval that waited since before they named the contract are still sent", () => {
    const { message } = Schema.decodeUnknownSync(AddressedMessage)(
      JSON.stringify({
        to: "ann@example.com",
        message: {
          ...{ template: "loan-decision", firstName: "Ann", orderId: "o1", lender: "SimpleLease" },
          ...{ decision: "approved", approvedAmount: 90_000, approvalExpiresAt: "2026-05-30T12:00:00.000Z" },
        },
      }),
    )
    expect(renderMail(compose(message, links, settings), SHOP).text).toContain(APPROVAL_ENDS.approval)
  })

  test("never let a name break out of the HTML", () => {
    fc.assert(
      fc.property(fc.string(), (firstName) => {
        const plain = renderMail(
          compose({ template: "password-changed", firstName: "" }, links, settings),
          SHOP,
        ).html
        const addressed = renderMail(
          compose({ template: "password-changed", firstName }, links, settings),
          SHOP,
        ).html
        expect(addressed.match(/[<>]/g)).toHaveLength(plain.match(/[<>]/g)?.length ?? 0)
      }),
    )
  })
})

const textOf = (message: Message): string => renderMail(compose(message, links, settings), SHOP).text

test("days and telephones read as they do on the shop's pages", () => {
  const shipment = textOf({
    template: "shipment",
    ...order,
    lines: [],
    carrier: "UPS",
    trackingNumber: "1Z",
    trackingUrl: "",
    estimatedDeliveryDate: "2026-11-05",
  })
  expect(shipment).toMatch(/Expected +05 Nov, 2026/)
  const pickup = textOf({
    template: "ready-for-pickup",
    ...order,
    lines: [],
    store: {
      storeId: "s1",
      name: "Downtown",
      address1: "1 Main Street",
      city: "Chicago",
      state: "IL",
      postalCode: "60606",
      phone: "3125550142",
      hours: "",
    },
    code: "123456",
  })
  expect(pickup).toMatch(/Phone +\(312\) 555-0142/)
  expect(
    textOf({
      template: "loan-ends",
      ...order,
      lender: "SimpleLease",
      ends: "contract",
      // In the evening of the fifth in Chicago.
      endsAt: "2026-11-06T03:00:00.000Z",
    }),
  ).toMatch(/Sign the contract by +05 Nov, 2026/)
})

test("whoever is approved reads of a contract only where there is one, and of no lease where it is a loan", () => {
  const ends = (what: "approval" | "contract") =>
    textOf({
      template: "loan-ends",
      ...order,
      lender: "SimpleLease",
      ends: what,
      endsAt: "2026-11-05T12:00:00.000Z",
    })
  expect(ends("approval")).toContain("See your order")
  expect(ends("approval")).not.toContain("contract")
  expect(ends("contract")).toContain("Sign your contract")
  const reminder = textOf({ template: "reminder", ...order, reminder: "signature", lines: [], total: 20_200 })
  expect(reminder).toContain("Your application is approved.")
  expect(reminder).not.toMatch(/\blease\b/i)
})

const canceledOrder = {
  ...{ template: "order-cancelled" as const, ...order },
  ...{ lines: [], total: 20_200, refunds: [], isLent: false, isDisputed: false },
}

test("whoever has signed a contract reads that it ends with the order", () => {
  const canceled = (isLent: boolean) => textOf({ ...canceledOrder, isLent })
  expect(canceled(true)).toContain("We have not charged you. Your contract with your lender ends.")
  expect(canceled(false)).toContain("You have not been charged.")
})

test("whoever has not paid in time reads why the order ended, that nothing was charged, and how to order again", () => {
  const overdue = textOf({ ...canceledOrder, isOverdue: true })
  expect(overdue).toContain("was not paid within 30 days, so we have canceled it")
  expect(overdue).toContain("You have not been charged.")
  expect(overdue).toContain('press "Buy again" on your order\'s page')
  expect(textOf(canceledOrder)).not.toMatch(/not paid|Buy again/)
})

test("whoever disputes a payment reads that its refund waits for their bank", () => {
  const refunds = [{ amount: 20_200, means: "Visa ending in 1111" }]
  const canceled = (isDisputed: boolean) => textOf({ ...canceledOrder, refunds, isDisputed })
  expect(canceled(true)).toContain("its refund waits until your bank has decided")
  expect(canceled(false)).not.toContain("dispute")
})

test("whoever a lender pays for reads that it finances less where items are canceled, and of no charge or refund", () => {
  const lines = [{ name: "Grill", quantity: 1, total: 10_600 }]
  const canceled = { template: "items-canceled", ...order, lines, total: 10_600 } as const
  const text = textOf({ ...canceled, isPaid: false, isLent: true })
  expect(text).toContain("Your lender finances less by as much.")
  expect(text).not.toMatch(/charged|refund/)
  expect(textOf({ ...canceled, isPaid: false, isLent: false })).toContain(
    "You have not been charged for them.",
  )
})

test("whoever is approved reads until when to sign and until when the approval is good, in the words of the order's page", () => {
  const approved = (
    signBy: string | null,
    toFinance: number | null = null,
    canFit = true,
    smallestAmount: number | null = null,
  ) =>
    textOf({
      template: "loan-decision",
      ...{ firstName: "Ada", orderId: "o1", lender: "SimpleLease", decision: "approved" as const },
      approvedAmount: 90_000,
      approvalExpiresAt: "2026-05-30T12:00:00.000Z",
      signBy,
      toFinance,
      canFit,
      smallestAmount,
    })
  const known = approved("2026-03-10T12:00:00.000Z")
  expect(known).toMatch(/You can spend up to +\$900\.00/)
  expect(known).toMatch(new RegExp(`${APPROVAL_ENDS.contract} +10 Mar, 2026`))
  expect(known).toMatch(new RegExp(`${APPROVAL_ENDS.approval} +30 May, 2026`))
  expect(known.replaceAll(/\s+/g, " ")).toContain(UNSIGNED_CONTRACT)
  const early = approved(null)
  expect(early).not.toContain(APPROVAL_ENDS.contract)
  expect(early).toMatch(new RegExp(`${APPROVAL_ENDS.approval} +30 May, 2026`))
  expect(early.replaceAll(/\s+/g, " ")).toContain("your order's page says by when to sign it")
  const forLess = approved(null, 120_000)
  expect(forLess).toMatch(/Left to pay for your order +\$1,200\.00/)
  expect(forLess.replaceAll(/\s+/g, " ")).toContain(moreThanApproved(true))
  expect(approved(null, 120_000, false).replaceAll(/\s+/g, " ")).toContain(moreThanApproved(false))
  expect(forLess).not.toContain("contract")
  const tooLittle = approved(null, 120_000, false, 95_000)
  expect(tooLittle.replaceAll(/\s+/g, " ")).toContain(approvedTooLittle("$950.00"))
  expect(tooLittle).toMatch(/Approved +\$900\.00/)
  expect(tooLittle).not.toContain("You can spend")
  expect(tooLittle).not.toContain(APPROVAL_ENDS.approval)
})
