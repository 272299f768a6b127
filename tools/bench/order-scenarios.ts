import { fold } from "@voltread/domain/decider.ts"
import type { NewEvent } from "@voltread/domain/event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { anItem, aPayment, aShipment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { Result } from "effect"

const items = [
  anItem({ itemId: "item-1", discount: 0 }),
  anItem({
    itemId: "item-2",
    sku: "SKU-2",
    name: "Turntable",
    brand: "Sonotone",
    category: "audio",
    discount: 0,
  }),
]
const TOTAL = 44_400

const paid: ReadonlyArray<OrderCommand> = [
  { type: "RecordPayment", payment: aPayment({ amount: TOTAL }) },
  {
    type: "RecordPayment",
    payment: aPayment({
      amount: TOTAL,
      result: "succeeded",
      transactionId: "tx-@ID@",
      card: { type: "Visa", lastFour: "1111" },
    }),
  },
]
const shipped: ReadonlyArray<OrderCommand> = items.map(({ itemId }) => ({
  type: "RecordShipment",
  shipment: aShipment([{ itemId, quantity: 2 }], {
    shipmentId: `ship-${itemId}`,
    trackingNumber: `1Z-@ID@-${itemId}`,
  }),
}))

/** The histories of orders, common ones more often. */
const SCENARIOS: ReadonlyArray<ReadonlyArray<OrderCommand>> = [
  [...paid],
  [...paid, ...shipped],
  [
    ...paid,
    ...shipped,
    ...items.map(
      ({ itemId }): OrderCommand => ({ type: "ChangeItemStatus", itemId, to: "DELIVERED", reason: "" }),
    ),
  ],
  [
    ...paid,
    {
      type: "AddCustomNotes",
      note: { noteId: "note-1", subject: "Called back", body: "All is well. ".repeat(20) },
    },
    ...shipped,
  ],
  [
    { type: "RecordPayment", payment: aPayment({ amount: TOTAL }) },
    { type: "RecordPayment", payment: aPayment({ amount: TOTAL, result: "declined" }) },
  ],
  [...paid, { type: "CancelOrder", reason: "changed my mind" }],
]

const ACTOR = { id: "ada@example.com", name: "Ada Byron", role: "customer" } as const

const eventsOf = (index: number, commands: ReadonlyArray<OrderCommand>): ReadonlyArray<NewEvent> => {
  const orderId = "@ID@"
  const all = [
    placing(items, {
      orderId,
      uniqueId: "VT-@ID@",
      username: "@WHO@",
      contact: { firstName: "Ada", lastName: "Byron", email: "@WHO@", phone: "2025550143" },
    }),
    ...commands,
  ]
  const events: Array<NewEvent> = []
  let state = orderWithReactions.initial
  for (const [step, command] of all.entries()) {
    const decided = Result.getOrThrow(orderWithReactions.decide(command, state))
    state = fold(orderWithReactions, decided, state)
    for (const event of decided)
      events.push({
        ...orderCodec.encode(event),
        id: "",
        metadata: {
          correlationId: `request-${index}-${step}`,
          causationId: `command-${index}-${step}`,
          actor: ACTOR,
          at: "AT",
        },
      })
  }
  return events
}

const templates = SCENARIOS.map((commands, index) => {
  const events = eventsOf(index, commands)
  return events.map((event) => ({
    type: event.type,
    schemaVersion: event.schemaVersion,
    data: JSON.stringify(event.data),
    metadata: JSON.stringify(event.metadata),
  }))
})

export interface StoredText {
  readonly type: string
  readonly schemaVersion: number
  readonly data: string
  readonly metadata: string
}

/**
 * The events of the nth order: decided once for each scenario by the real rules, then given ids and times of their own.
 */
export const scenarioOrder = (
  n: number,
): { readonly orderId: string; readonly events: ReadonlyArray<StoredText> } => {
  const orderId = `bench${String(n).padStart(8, "0")}`
  const at = new Date(Date.UTC(2026, 0, 1) + n * 37_000).toISOString()
  const events = (templates[n % templates.length] ?? []).map((event) => ({
    ...event,
    data: event.data.replaceAll("@ID@", orderId).replaceAll("@WHO@", `customer${n % 997}@example.com`),
    metadata: event.metadata.replace('"AT"', `"${at}"`),
  }))
  return { orderId, events }
}
