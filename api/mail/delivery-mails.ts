import { trackingLink } from "@voltread/domain/ordering/carriers.ts"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { formatPhone } from "@voltread/domain/shared/phone-format.ts"
import { type Block, button, code, facts, goods, greeting, paragraph, sums } from "./content.ts"
import type { MailsFor, MessageOf } from "./mails-for.ts"

const quantities = (lines: MessageOf<"shipment">["lines"]) =>
  lines.map(({ name, quantity }) => [`${quantity} × ${name}`, ""] as const)

const trackingButton = (parcel: MessageOf<"shipment">): ReadonlyArray<Block> => {
  const link = trackingLink(parcel)
  return link === null ? [] : [button("Track your package", link)]
}

/** A lender, not the customer, gets back what it has paid. */
const WITH_LENDER = {
  all: "Once they have arrived, we settle them with your lender:",
  part: "Once they have arrived, we settle them with your lender and refund what you paid us for them:",
} as const

const onceArrived = ({ isSettled, lent }: MessageOf<"return-answered">): string => {
  if (isSettled === true) return "What you paid for them is refunded already:"
  return lent === undefined ? "We refund them once they have arrived:" : WITH_LENDER[lent]
}

export const DELIVERY_MAILS: MailsFor<"shipment" | "ready-for-pickup" | "return-answered"> = {
  shipment: (message, { orderUrl }) => ({
    subject: `Your order ${message.orderNumber} is on its way`,
    blocks: [
      greeting(message.firstName),
      paragraph(`These items from your order ${message.orderNumber} have shipped:`),
      goods(quantities(message.lines)),
      facts([
        ["Carrier", message.carrier],
        ["Tracking number", message.trackingNumber],
        ...(message.estimatedDeliveryDate === null
          ? []
          : [["Expected", formatDay(message.estimatedDeliveryDate)] as const]),
      ]),
      ...trackingButton(message),
      button("See your order", orderUrl(message.orderId)),
    ],
  }),
  "ready-for-pickup": (
    { firstName, orderId, orderNumber, lines, store, code: pickupCode },
    { orderUrl },
  ) => ({
    subject: `Your order ${orderNumber} is ready for pickup`,
    blocks: [
      greeting(firstName),
      paragraph(`This is ready for you${store === null ? "" : ` at ${store.name}`}:`),
      goods(quantities(lines)),
      paragraph("Please show this code at the counter:"),
      code(pickupCode),
      ...(store === null
        ? []
        : [
            facts([
              ["Store", store.name],
              ["Address", `${store.address1}, ${store.city}, ${store.state} ${store.postalCode}`],
              ...(store.hours === "" ? [] : [["Hours", store.hours] as const]),
              ...(store.phone === "" ? [] : [["Phone", formatPhone(store.phone)] as const]),
            ]),
          ]),
      button("See your order", orderUrl(orderId)),
    ],
  }),
  "return-answered": (message, { orderUrl }) => ({
    subject: `Your return of order ${message.orderNumber} was ${message.isAccepted ? "accepted" : "declined"}`,
    blocks: [
      greeting(message.firstName),
      paragraph(
        message.isAccepted
          ? `You can return these items from your order ${message.orderNumber}. ${onceArrived(message)}`
          : `We cannot accept the return of these items from your order ${message.orderNumber}:`,
      ),
      goods(quantities(message.lines)),
      ...(message.isAccepted && message.refund > 0
        ? [sums([["Expected refund", inDollars(message.refund)]])]
        : []),
      ...(message.answer === "" ? [] : [paragraph(message.answer)]),
      button("See your order", orderUrl(message.orderId)),
    ],
  }),
}
