import type { GatewayTransaction } from "@voltread/api/payments/gateway-transaction.ts"
import { gatewayActor, stepToRecord } from "@voltread/api/payments/payment-step.ts"
import { record } from "@voltread/api/payments/requested-payment.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { OrderScript } from "../script/order-script.ts"

/** The order's payment with this transaction of a gateway; none if the year ended before the gateway had answered. */
const saleWithTransaction = (script: OrderScript, id: string): PaymentDetails | undefined =>
  script.state.payments.find(({ kind, transactionId }) => kind === "sale" && transactionId === id)

/** The shop records the current state of a gateway's transaction, as it does for webhooks and look-ups. */
export const recordTransaction = (
  script: OrderScript,
  gateway: string,
  transaction: GatewayTransaction,
): void => {
  const sale = saleWithTransaction(script, transaction.id)
  const step = sale === undefined ? undefined : stepToRecord(script.state, sale, transaction)
  if (step !== undefined) script.order(gatewayActor(gateway), record(step))
}
