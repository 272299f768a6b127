import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { DatedCommand } from "../../history/dated-commands.ts"

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Banks settle at night what was paid the day before. */
const settlesAt = (at: string): string =>
  new Date((Math.floor(Date.parse(at) / DAY) + 1) * DAY + 5 * HOUR).toISOString()

/** A payment step by card that moved money, with its author. */
interface CardStep extends Pick<DatedCommand<OrderCommand>, "at" | "actor"> {
  readonly payment: PaymentDetails & { readonly transactionId: string }
}

const cardSteps = (steps: ReadonlyArray<DatedCommand<OrderCommand>>): ReadonlyArray<CardStep> =>
  steps.flatMap(({ actor, at, command }) => {
    if (command.type !== "RecordPayment" || command.payment.result !== "succeeded") return []
    const { payment } = command
    const { gatewayName, transactionId } = payment
    return gatewayName === "braintree" && transactionId !== null
      ? [{ at, actor, payment: { ...payment, transactionId } }]
      : []
  })

/** The transaction of a charge that can still be canceled at `at`: settled money can only be refunded. */
export const unsettledCharge = (
  steps: ReadonlyArray<DatedCommand<OrderCommand>>,
  paymentId: string,
  at: string,
): string | undefined => {
  const charge = cardSteps(steps).find(({ payment }) => payment.paymentId === paymentId)
  return charge === undefined || settlesAt(charge.at) <= at ? undefined : charge.payment.transactionId
}

/** The bank's settlements by `end` (milliseconds) of all money that moved by card; canceled charges never settle. */
export const settlements = (
  steps: ReadonlyArray<DatedCommand<OrderCommand>>,
  end: number,
): ReadonlyArray<DatedCommand<OrderCommand>> => {
  const moved = cardSteps(steps)
  const byTransaction = Map.groupBy(moved, ({ payment }) => payment.transactionId)
  return moved.flatMap(({ actor, at: paidAt, payment }) => {
    const at = settlesAt(paidAt)
    const isCancelled = (byTransaction.get(payment.transactionId)?.length ?? 0) > 1
    return isCancelled || Date.parse(at) > end
      ? []
      : [{ at, actor, command: { type: "RecordPayment", payment: { ...payment, result: "settled" } } }]
  })
}
