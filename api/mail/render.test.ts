import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { compose } from "./compose.ts"
import type { Message } from "./message.ts"
import { renderMail } from "./render.ts"

const links = {
  publicUrl: "https://shop.example",
  orderUrl: (id: string) => `https://shop.example/order/${id}`,
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
  { template: "subscription", confirmUrl: "https://shop.example/confirm?a=1&b=2" },
  {
    template: "order-confirmation",
    ...order,
    lines: [{ name: hostile, quantity: 2, total: 20_000 }],
    subTotal: 20_000,
    discount: 1_000,
    shipping: 0,
    tax: 1_200,
    total: 20_200,
  },
  {
    template: "shipment",
    ...order,
    lines: [{ name: hostile, quantity: 1 }],
    carrier: hostile,
    trackingNumber: "1Z",
    trackingUrl: "javascript:alert(1)",
    estimatedDeliveryDate: null,
  },
  { template: "reminder", ...order, reminder: "payment", total: 20_200 },
  {
    template: "loan-decision",
    firstName: hostile,
    orderId: "o1",
    lender: hostile,
    decision: "approved",
    approvedAmount: 100_000,
    approvalExpiresAt: "2026-02-19T00:00:00.000Z",
  },
]

describe("mails", () => {
  test.each(messages)("$template is text and HTML, and what people typed stays text", (message) => {
    const { subject, text, html } = renderMail(compose(message, links))
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject.length).toBeGreaterThan(5)
    expect(text.length).toBeGreaterThan(50)
    expect(html).not.toContain("<script")
    expect(html).not.toContain("javascript:")
    expect(text).not.toContain("javascript:")
    expect(html.match(/<(\w+)/g)).not.toContain("<img")
  })

  test("name amounts to the cent, and leave out what is nothing", () => {
    const confirmation = messages.find(({ template }) => template === "order-confirmation")
    if (confirmation === undefined) throw new Error("no confirmation")
    const { text } = renderMail(compose(confirmation, links))
    expect(text).toMatch(/Discount +-\$10\.00/)
    expect(text).toMatch(/Shipping +Free/)
    expect(text).toMatch(/Total +\$202\.00/)
    expect(text).toContain("https://shop.example/order/o1")
  })

  test("never let a name break out of the HTML", () => {
    fc.assert(
      fc.property(fc.string(), (firstName) => {
        const plain = renderMail(compose({ template: "password-changed", firstName: "" }, links)).html
        const named = renderMail(compose({ template: "password-changed", firstName }, links)).html
        expect(named.match(/[<>]/g)).toHaveLength(plain.match(/[<>]/g)?.length ?? 0)
      }),
    )
  })
})
