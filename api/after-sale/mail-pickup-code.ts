import { storeOf } from "@voltread/domain/ordering/order-item.ts"
import { isReadyForPickup } from "@voltread/domain/ordering/ready-for-pickup.ts"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { orderNow } from "@voltread/projections/ordering/order-as-of.ts"
import { Effect } from "effect"
import { countAttempt } from "../accounts/attempts.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { enqueueMail } from "../mail/outbox.ts"
import { readyForPickup } from "../mail/ready-for-pickup.ts"
import { toWireOrder } from "../orders/order-wire.ts"
import { aUuid } from "../platform/checked-command-id.ts"
import { Database } from "../platform/postgres/pool.ts"

interface Wanted {
  readonly orderId: string
  readonly commandId: string
  readonly storeId?: string | null | undefined
}

const NOTHING_WAITS = "Nothing of this order waits for the customer there."

/** For a customer who has lost the code: its mail again, to the address that the order has now. Null: it is on its way. */
const whyNotMailed = Effect.fnUntraced(function* ({ orderId, commandId, storeId }: Wanted) {
  yield* aUuid(commandId)
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  if (state._tag !== "placed") return NOTHING_WAITS
  const waiting = state.lines.filter(
    (line) => isReadyForPickup(state, line) && (storeOf(line)?.storeId ?? null) === (storeId ?? null),
  )
  const message = yield* readyForPickup(
    state,
    waiting.map(({ itemId }) => itemId),
  )
  if (message === null) return NOTHING_WAITS
  const to = state.created.contact.email
  if (!isEmail(to)) return "This order has no email address to send to."
  yield* countAttempt("mail-pickup-code", { name: orderId, from: "staff", isKnown: true })
  const { pool } = yield* Database
  yield* enqueueMail(pool, `ready-for-pickup:${orderId}:${commandId}`, to, message)
  return null
})

export const mailPickupCode = Effect.fnUntraced(function* (wanted: Wanted) {
  const problem = yield* whyNotMailed(wanted)
  const order = yield* orderNow(wanted.orderId)
  return {
    success: problem === null,
    message: problem ?? "The customer gets the email with the code again.",
    fieldErrors: [],
    order: order === null ? null : toWireOrder(order),
    position: null,
  }
})
