import fc from "fast-check"
import { REMINDER_KINDS } from "../shared/reminder-kinds.ts"
import { MAX_QUANTITY } from "../shared/text.ts"
import { ITEM_STATUSES } from "./item-status-facts.ts"
import type { OrderCommand } from "./order-command.ts"
import { PaymentDetails } from "./order-event.ts"
import {
  aCreation,
  anAddress,
  anItem,
  aPayment,
  aShipment,
  aStore,
  aSubmission,
  placing,
} from "./order-examples.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"

/** Few ids, so that commands concern the same items. */
const itemId = fc.constantFrom("item-1", "item-2", "item-3")
const paymentId = fc.constantFrom("pay-1", "pay-2")
const anyPaymentId = fc.oneof(
  paymentId,
  fc.constantFrom("pay-1:refund:1", "pay-1:refund:2", "pay-2:refund:1"),
)
const shipmentId = fc.constantFrom("shipment-1", "shipment-2")
const text = fc.oneof(
  fc.constantFrom("", "O'Brien", "Zażółć gęślą 𝕏", "__proto__", "' or 1=1 --"),
  fc.string(),
)

const nonsense = fc.constantFrom(
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0,
  0.5,
  MAX_QUANTITY,
  MAX_QUANTITY + 1,
  2 ** 53 - 1,
  2 ** 53,
)
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: nonsense },
)
const cents = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
  { weight: 1, arbitrary: nonsense },
)
const smallCents = fc.integer({ min: 0, max: 300 })
const deliveryType = fc.constantFrom("DELIVERY_SHIPPING" as const, "DELIVERY_PICKUP" as const)

const item = fc
  .record({
    itemId,
    quantity,
    price: cents,
    discount: smallCents,
    tax: smallCents,
    shippingCost: smallCents,
    deliveryType,
  })
  .map(anItem)
const goodItem = fc
  .record({
    quantity: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 300, max: 40_000 }),
    discount: smallCents,
    tax: smallCents,
    deliveryType,
    pickupStore: fc.option(fc.constant(aStore())),
  })
  .map(anItem)

/** An order that can be placed, of one to three lines. */
export const placement = fc
  .tuple(
    fc.array(goodItem, { minLength: 1, maxLength: 3 }),
    fc.constantFrom("PENDING_PAYMENT" as const, "LOAN_IN_PROCESS" as const),
  )
  .map(([items, status]) =>
    placing(
      items.map((line, index) => ({ ...line, itemId: `item-${index + 1}` })),
      { status },
    ),
  )

const payment = fc
  .record({
    paymentId: anyPaymentId,
    kind: fc.constantFrom<PaymentDetails["kind"]>("sale", "sale", "sale", "refund", "void", "lease"),
    result: fc.constantFrom(...PaymentDetails.fields.result.literals),
    amount: cents,
    refersTo: fc.option(paymentId),
  })
  .map(({ refersTo, ...given }) =>
    aPayment({ ...given, refersTo: given.kind === "sale" || given.kind === "lease" ? null : refersTo }),
  )

const shipment = fc
  .record({
    shipmentId,
    lines: fc.array(fc.record({ itemId, quantity }), { minLength: 1, maxLength: 3 }),
    carrier: text,
  })
  .map(({ lines: [first, ...others], ...given }) =>
    aShipment([first ?? { itemId: "item-1", quantity: 1 }, ...others], given),
  )

const change = fc.record(
  {
    quantity,
    price: cents,
    discount: smallCents,
    tax: cents,
    shippingCost: smallCents,
    deliveryType,
    partnerOrderId: text,
  },
  { requiredKeys: [] },
)
const lease = fc.record({
  id: fc.constantFrom("loan-1", "loan-2"),
  statusName: fc.constantFrom("APPROVED", "COMPLETED"),
  lender: text,
  leaseId: fc.option(text),
  secondaryLeaseId: fc.constant(null),
  lenderSignatureUrl: fc.constant(null),
  approvedAmount: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  approvedAt: fc.constant(null),
  fundedAt: fc.constantFrom(null, "2026-02-01T00:00:00.000Z"),
  product: fc.constantFrom("lease" as const, "loan" as const),
  signBy: fc.constant(null),
  lenderTake: fc.option(fc.integer({ min: 0, max: 1_000 })),
  contractAmount: fc.integer({ min: 0, max: 100_000 }),
  approvalExpiresAt: fc.constantFrom("2026-05-01T00:00:00.000Z"),
  smallestAmount: fc.constantFrom(10_000, 30_000),
})
const fraud = fc.record({
  fraudIsChecked: fc.boolean(),
  fraudScore: fc.option(fc.double({ min: 0.01, max: 99, noNaN: true })),
  fraudIpDistanceFromAddress: fc.option(fc.integer({ min: 0, max: 20_000 })),
  fraudEmailFirstSeen: fc.option(fc.constant("2019-03-01")),
  fraudReasons: fc.array(text, { maxLength: 2 }),
  fraudCheckIsDue: fc.boolean(),
})
const direction = fc.constantFrom("inbound" as const, "outbound" as const)
const conversationId = fc.constantFrom("talk-1", "talk-2")
const orderStatus = fc.constantFrom(...ORDER_STATUSES)
const itemStatus = fc.constantFrom(...ITEM_STATUSES)
const address = fc.record({ lastName: text, city: text }).map(anAddress)

const of = <Type extends OrderCommand["type"], Rest extends object>(type: Type, rest: fc.Arbitrary<Rest>) =>
  rest.map((fields) => ({ type, ...fields }))

const changeStatus = of("ChangeStatus", fc.record({ to: orderStatus, reason: text }))
const changeItemStatus = of("ChangeItemStatus", fc.record({ itemId, to: itemStatus, reason: text }))
const returnItem = of("ReturnItem", fc.record({ itemId, quantity, reason: text }))
const recordPayment = of("RecordPayment", fc.record({ payment }))
const recordShipment = of("RecordShipment", fc.record({ shipment }))
const moveItem = of(
  "ChangeItemStatus",
  fc.record({
    itemId,
    to: fc.constantFrom(
      "SHIPPED" as const,
      "DELIVERED" as const,
      "READY_TO_PICKUP" as const,
      "PICKUPED" as const,
      "RETURNED" as const,
      "CANCELLED" as const,
    ),
    reason: text,
  }),
)
const returnId = fc.constantFrom("return-1", "return-2")
/** Of the earliest shipped item. */
const requestReturn = of(
  "RequestReturn",
  fc.record({
    returnId,
    lines: fc.tuple(fc.record({ itemId, quantity, since: fc.constant("2026-01-01T12:00:00.000Z") })),
    reason: text,
    now: fc.constant("2026-01-31T12:00:00.000Z"),
  }),
)
const withdrawReturn = of("WithdrawReturn", fc.record({ itemId, returnId }))
const answerReturn = of(
  "AnswerReturn",
  fc.record({ itemId, isAccepted: fc.constantFrom(true, true, false), answer: fc.option(text) }),
)
const receiveReturn = of(
  "ReceiveReturn",
  fc.record({ itemId, quantity: fc.option(quantity), restock: fc.boolean() }),
)
const refundReturn = of("RefundReturn", fc.record({ itemId, amount: cents }))
/** Steps of returns, in any order. */
export const anyReturn = fc.oneof(requestReturn, withdrawReturn, answerReturn, receiveReturn, refundReturn)

const cancelUnits = of(
  "CancelUnits",
  fc.record(
    { itemId, quantity, reason: text, keepsRest: fc.constant(true as const) },
    { requiredKeys: ["itemId", "quantity", "reason"] },
  ),
)

const everyCommand = fc.oneof(
  of("CreateOrder", fc.record({ order: fc.constantFrom(aCreation(), aCreation({ cartId: null })) })),
  placement,
  of("AddItem", fc.record({ item })),
  of("UpdateItem", fc.record({ itemId, change, reason: fc.option(text) })),
  of("DeleteItem", fc.record({ itemId, reason: fc.option(text) })),
  cancelUnits,
  of("UpdateBillingAddress", fc.record({ address })),
  of("UpdateShippingAddress", fc.record({ address })),
  of("UpdateEmail", fc.record({ email: fc.constantFrom("ada@example.com", "ada@example.org") })),
  of("SubmitOrder", fc.record({ submission: fc.constant(aSubmission) })),
  of("CancelOrder", fc.record({ reason: text })),
  of("ApproveOrder", fc.record({ reason: text })),
  of("UpdateLeaseDetails", fc.record({ lease })),
  of("RecordFraudCheck", fc.record({ fraud })),
  of(
    "RecordReminderEmail",
    fc.record({
      reminder: fc.record({
        reminder: fc.constantFrom(...REMINDER_KINDS),
        number: quantity,
        email: text,
        sentAt: fc.constant("2026-01-31T12:00:00.000Z"),
      }),
    }),
  ),
  of("AddCustomNotes", fc.record({ note: fc.record({ noteId: conversationId, subject: text, body: text }) })),
  of(
    "RecordPhoneCall",
    fc.record({
      call: fc.record({
        callId: conversationId,
        direction,
        phone: text,
        durationSeconds: quantity,
        subject: text,
        body: text,
      }),
    }),
  ),
  of(
    "RecordEmailConversation",
    fc.record({
      email: fc.record({
        emailId: conversationId,
        direction,
        from: text,
        to: text,
        subject: text,
        body: text,
      }),
    }),
  ),
  of(
    "RequestRefund",
    fc.record({
      paymentId: anyPaymentId,
      refundId: fc.constantFrom("pay-1:refund:1", "pay-1:refund:2", "pay-2:refund:1"),
      amount: cents,
      reason: text,
    }),
  ),
  of("RecordDispute", fc.record({ paymentId: anyPaymentId, disputed: cents })),
  of(
    "ConfirmPayout",
    fc.record({
      refundId: fc.constantFrom("pay-1:refund:1", "pay-1:refund:2", "pay-2:refund:1"),
      reference: text,
    }),
  ),
  of(
    "WriteOff",
    fc.record({ writeOffId: fc.constantFrom("write-off-1", "write-off-2"), amount: cents, reason: text }),
  ),
  { weight: 3, arbitrary: anyReturn },
  { weight: 4, arbitrary: changeStatus },
  { weight: 5, arbitrary: changeItemStatus },
  { weight: 2, arbitrary: returnItem },
  { weight: 4, arbitrary: recordPayment },
  { weight: 4, arbitrary: recordShipment },
)

type Untried = Exclude<
  OrderCommand["type"],
  (typeof everyCommand extends fc.Arbitrary<infer Command extends OrderCommand> ? Command : never)["type"]
>

/** Any command, valid or not, to an order in any state. It does not compile while a command is not tried above. */
export const anyCommand: [Untried] extends [never] ? fc.Arbitrary<OrderCommand> : Untried = everyCommand

/** Changes to the items of a paid order. */
export const anyFulfilment: fc.Arbitrary<OrderCommand> = fc.oneof(
  moveItem,
  returnItem,
  anyReturn,
  cancelUnits,
  recordShipment,
)
