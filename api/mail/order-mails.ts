import { type Block, button, type Mail, note, paragraph, table } from "./content.ts"
import type { OrderMessage } from "./message.ts"

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" })

const day = (instant: string): string =>
  new Date(instant).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })

/** `orderUrl`: a link that opens one order without an account. */
export const orderMail = (message: OrderMessage, orderUrl: (orderId: string) => string): Mail => {
  switch (message.template) {
    case "order-confirmation":
      return {
        subject: `Your order ${message.orderNumber}`,
        blocks: [
          paragraph(`Thank you, ${message.firstName}. We have received your order ${message.orderNumber}.`),
          table(message.lines.map(({ name, quantity, total }) => [`${quantity} × ${name}`, dollars(total)])),
          table(totalsOf(message)),
          button("See your order", orderUrl(message.orderId)),
        ],
      }
    case "shipment":
      return {
        subject: `Your order ${message.orderNumber} is on its way`,
        blocks: [
          paragraph(`Hello ${message.firstName}, a parcel of your order ${message.orderNumber} has left us:`),
          table(message.lines.map(({ name, quantity }) => [name, `${quantity} ×`])),
          table([
            ["Carrier", message.carrier],
            ["Tracking number", message.trackingNumber],
            ...(message.estimatedDeliveryDate === null
              ? []
              : [["Expected", message.estimatedDeliveryDate] as const]),
          ]),
          ...trackingLink(message.trackingUrl),
          button("See your order", orderUrl(message.orderId)),
        ],
      }
    case "reminder":
      return reminderMail(message, orderUrl)
    case "loan-decision":
      return {
        subject: message.decision === "approved" ? "You are approved" : "About your application",
        blocks: [
          ...decision(message),
          ...(message.orderId === null ? [] : [seeOrder(orderUrl(message.orderId))]),
        ],
      }
  }
}

const seeOrder = (url: string): Block => button("See your order", url)

const totalsOf = (order: Extract<OrderMessage, { readonly template: "order-confirmation" }>) => [
  ["Subtotal", dollars(order.subTotal)] as const,
  ...(order.discount === 0 ? [] : [["Discount", dollars(-order.discount)] as const]),
  ["Shipping", order.shipping === 0 ? "Free" : dollars(order.shipping)] as const,
  ["Tax", dollars(order.tax)] as const,
  ["Total", dollars(order.total)] as const,
]

/** Only HTTP links: staff type the URL by hand. */
const trackingLink = (url: string): ReadonlyArray<Block> =>
  /^https?:\/\//i.test(url) && URL.canParse(url) ? [button("Follow the parcel", url)] : []

const REMINDERS = {
  payment: {
    subject: "is waiting for your payment",
    text: "we keep the goods of your order for you, but it has not been paid yet.",
  },
  signature: {
    subject: "is waiting for your signature",
    text: "your lease is approved. Sign the agreement, and we send your order.",
  },
  pickup: { subject: "is ready to be picked up", text: "your order is waiting for you in the shop." },
} as const

const reminderMail = (
  message: Extract<OrderMessage, { readonly template: "reminder" }>,
  orderUrl: (orderId: string) => string,
): Mail => {
  const { subject, text } = REMINDERS[message.reminder]
  return {
    subject: `Your order ${message.orderNumber} ${subject}`,
    blocks: [
      paragraph(`Hello ${message.firstName}, ${text}`),
      table([
        ["Order", message.orderNumber],
        ["Total", dollars(message.total)],
      ]),
      seeOrder(orderUrl(message.orderId)),
      note("If you have done so already, thank you: our mails have crossed."),
    ],
  }
}

const decision = (
  message: Extract<OrderMessage, { readonly template: "loan-decision" }>,
): ReadonlyArray<Block> => {
  switch (message.decision) {
    case "approved":
      return [
        paragraph(`Good news, ${message.firstName}: ${message.lender} has approved your application.`),
        table([
          ...(message.approvedAmount === null
            ? []
            : [["You can spend up to", dollars(message.approvedAmount)] as const]),
          ...(message.approvalExpiresAt === null ? [] : [["Until", day(message.approvalExpiresAt)] as const]),
        ]),
      ]
    case "declined":
      return [
        paragraph(
          `Hello ${message.firstName}, ${message.lender} could not approve your application this time. ` +
            "Your order is not lost: you can pay for it in another way.",
        ),
      ]
  }
}
