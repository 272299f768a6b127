import { PRICES_HOLD } from "@voltread/domain/ordering/cancel-reason.ts"
import { PAYMENT_MEANS_NAMES } from "@voltread/domain/ordering/gateway-type.ts"
import { HELD_FOR_SIGNATURE_DAYS, PAID_WITHIN_DAYS } from "@voltread/domain/ordering/order-status-table.ts"
import { CONTRACT_ENDS, notCharged, WAITS_FOR_BANK } from "@voltread/domain/ordering/refund-words.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { firstNameOf } from "@voltread/domain/shared/first-name.ts"
import type { ReminderKind } from "@voltread/domain/shared/reminder-kinds.ts"
import { type Block, button, goods, greeting, note, paragraph, sums } from "./content.ts"
import type { DELIVERY_MAILS } from "./delivery-mails.ts"
import type { LOAN_MAILS } from "./loan-mails.ts"
import type { MailsFor, MessageOf } from "./mails-for.ts"
import type { OrderMessage } from "./message.ts"
import { paragraphsOf } from "./words-of-staff.ts"

type Template = Exclude<OrderMessage["template"], keyof typeof DELIVERY_MAILS | keyof typeof LOAN_MAILS>

const NEXT: Readonly<Record<MessageOf<"order-confirmation">["delivery"], string>> = {
  shipping: "We will email you when it ships.",
  pickup: "We will email you when it is ready for pickup.",
  both: "We will email you when something ships, and when something is ready for pickup.",
}

const STATEMENT = note(
  "Depending on your bank, it can take up to 10 business days to show on your statement.",
)

const isOnStatement = (means: string): boolean =>
  means !== PAYMENT_MEANS_NAMES.CRYPTO && means !== PAYMENT_MEANS_NAMES.LEASE

const amounts = (lines: MessageOf<"order-confirmation">["lines"]) =>
  lines.map(({ name, quantity, total }) => [`${quantity} × ${name}`, inDollars(total)] as const)

/** Below a total, where not all of it is to be paid now. */
const openOf = ({ open, total }: Pick<MessageOf<"reminder">, "open" | "total">) =>
  open === undefined
    ? []
    : [
        open.paid > 0
          ? (["Paid so far", inDollars(open.paid)] as const)
          : (["The lender pays", inDollars(total - open.due)] as const),
        ["Still to pay", inDollars(open.due)] as const,
      ]

const totalsOf = (order: MessageOf<"order-confirmation">) => [
  ["Subtotal", inDollars(order.subTotal)] as const,
  ...(order.discount === 0 ? [] : [["Discount", inDollars(-order.discount)] as const]),
  ["Shipping", order.shipping === 0 ? "Free" : inDollars(order.shipping)] as const,
  ["Sales tax", inDollars(order.tax)] as const,
  ["Total", inDollars(order.total)] as const,
]

const moneyBack = ({ isDisputed, isLent, refunds }: MessageOf<"order-cancelled">): ReadonlyArray<Block> =>
  refunds.length === 0
    ? [paragraph(notCharged(isLent))]
    : [
        paragraph("We are refunding what you paid:"),
        sums(refunds.map(({ amount, means }) => [`To ${means}`, inDollars(amount)])),
        ...(isDisputed ? [paragraph(WAITS_FOR_BANK)] : []),
        ...(refunds.some(({ means }) => means === PAYMENT_MEANS_NAMES.CRYPTO)
          ? [note("To send crypto back we need the address of your wallet: we will ask you for it.")]
          : []),
        ...(refunds.some(({ means }) => isOnStatement(means)) ? [STATEMENT] : []),
        ...(isLent ? [paragraph(CONTRACT_ENDS)] : []),
      ]

/** The name of the button on the order's page. */
const ORDER_AGAIN =
  "If you still want these items, press \"Buy again\" on your order's page: it puts what we still sell into your cart, at today's prices."

const moneyForItems = ({ isLent, isPaid, open }: MessageOf<"items-canceled">): string => {
  if (isPaid && open === undefined)
    return "We refund what you paid for them, and email you when the money is sent."
  return isLent ? "Your lender finances less by as much." : "You have not been charged for them."
}

interface ReminderWords {
  readonly subject: string
  readonly text: string
  /** What the link leads to. */
  readonly action: string
}

/** These words promise no items: an unpaid order reserves them for a short time only. */
const REMINDERS: Readonly<Record<ReminderKind, ReminderWords>> = {
  payment: {
    subject: "is not paid yet",
    text:
      "Your order is almost complete: all that is left is the payment. You can pay now, the same way or another way. " +
      PRICES_HOLD,
    action: "Pay for your order",
  },
  signature: {
    subject: "is waiting for your signature",
    text: `Your application is approved. Sign the contract, and we will get your order ready. We hold your items for ${HELD_FOR_SIGNATURE_DAYS} days after the approval; after that, for as long as they are in stock.`,
    action: "Sign your contract",
  },
  pickup: {
    subject: "is ready for pickup",
    text: "Your order is waiting for you at the store. Your order page tells you where to go and what to bring.",
    action: "See where to pick it up",
  },
}

const PAY_THE_REST =
  "Your order is almost complete: all that is left is the rest of the payment. Until you pay it, the items may sell out."

export const ORDER_MAILS: MailsFor<Template> = {
  "order-confirmation": (message, { orderUrl }) => ({
    subject: `Your order ${message.orderNumber} is confirmed`,
    blocks: [
      greeting(message.firstName),
      paragraph(`Thank you for your order ${message.orderNumber}. ${NEXT[message.delivery]}`),
      goods(amounts(message.lines)),
      sums(totalsOf(message)),
      ...(message.payments.length === 0
        ? []
        : [goods(message.payments.map(({ amount, means }) => [`Paid by ${means}`, inDollars(amount)]))]),
      button("See your order", orderUrl(message.orderId)),
    ],
  }),
  "order-cancelled": (message, { orderUrl }) => ({
    subject: `Your order ${message.orderNumber} was canceled`,
    blocks: [
      greeting(message.firstName),
      paragraph(
        message.isOverdue === true
          ? `Your order ${message.orderNumber} was not paid within ${PAID_WITHIN_DAYS} days, so we have canceled it. Nothing will be shipped, and it cannot be paid anymore.`
          : `Your order ${message.orderNumber} was canceled, and nothing more will be shipped.`,
      ),
      goods(amounts(message.lines)),
      sums([["Total", inDollars(message.total)]]),
      ...moneyBack(message),
      ...(message.isOverdue === true ? [paragraph(ORDER_AGAIN)] : []),
      button("See your order", orderUrl(message.orderId)),
    ],
  }),
  "items-canceled": (message, { orderUrl }) => ({
    subject: `Items of your order ${message.orderNumber} were canceled`,
    blocks: [
      greeting(message.firstName),
      paragraph(`These items of your order ${message.orderNumber} were canceled. Nothing else changes:`),
      goods(message.lines.map(({ name, quantity, total }) => [`${quantity} × ${name}`, inDollars(-total)])),
      sums([["Total now", inDollars(message.total)], ...openOf(message)]),
      paragraph(moneyForItems(message)),
      button("See your order", orderUrl(message.orderId)),
    ],
  }),
  "new-total": (message, { orderUrl }) => ({
    subject: `Your order ${message.orderNumber} has a new total`,
    blocks: [
      greeting(message.firstName),
      paragraph(
        `Your order ${message.orderNumber} has changed. Please do not pay the earlier total anymore, even if its payment page is still open: pay the new one on your order's page.`,
      ),
      sums([
        ["Earlier total", inDollars(message.before)],
        ["Total now", inDollars(message.total)],
        ...openOf(message),
      ]),
      button("Pay the new total", orderUrl(message.orderId)),
      note("If you have paid already, there is nothing to do: we check the payment and email you."),
    ],
  }),
  refund: (message, { orderUrl }) => {
    const { amount, means } = message.refund
    return {
      subject: `We refunded ${inDollars(amount)} for your order ${message.orderNumber}`,
      blocks: [
        greeting(message.firstName),
        paragraph(`We sent this refund for your order ${message.orderNumber}:`),
        sums([[`To ${means}`, inDollars(amount)]]),
        ...(isOnStatement(means) ? [STATEMENT] : []),
        button("See your order", orderUrl(message.orderId)),
      ],
    }
  },
  payout: (message, { orderUrl }) => {
    const amount = inDollars(message.amount)
    return {
      subject: `Where should we send your refund of ${amount}?`,
      blocks: [
        greeting(message.firstName),
        paragraph(
          `We owe you a refund of ${amount} for your order ${message.orderNumber}, which you paid in crypto.`,
        ),
        paragraph(
          "To send it we need the address of your wallet. Please reply to this email with the address and the coin that it is for.",
        ),
        button("See your order", orderUrl(message.orderId)),
        note("We never ask for the recovery phrase or the private key of a wallet."),
      ],
    }
  },
  "order-link": (message, { orderUrl }) => ({
    subject: `Your order ${message.orderNumber}`,
    blocks: [
      greeting(message.firstName),
      paragraph(`Here is the link to your order ${message.orderNumber}.`),
      button("See your order", orderUrl(message.orderId)),
      note("If you did not ask for it, please ignore this email."),
    ],
  }),
  "staff-mail": (message, { orderUrl }) => ({
    subject: message.subject,
    blocks: [
      greeting(message.firstName),
      ...paragraphsOf(message.body),
      button("See your order", orderUrl(message.orderId)),
      note(`Order ${message.orderNumber}. ${firstNameOf(message.staffName)} of our support team wrote this.`),
    ],
  }),
  reminder: (message, { orderUrl }) => {
    const { subject, text, action } = REMINDERS[message.reminder]
    return {
      subject: `Your order ${message.orderNumber} ${subject}`,
      blocks: [
        greeting(message.firstName),
        paragraph(message.open === undefined ? text : PAY_THE_REST),
        ...(message.lines.length === 0 ? [] : [goods(amounts(message.lines))]),
        sums([["Total", inDollars(message.total)], ...openOf(message)]),
        button(action, orderUrl(message.orderId)),
        note("If you have already done this, please ignore this email."),
      ],
    }
  },
}
