import { auditOrders } from "@voltread/api/audit/follow-orders.ts"
import { compareGateways } from "@voltread/api/audit/gateways.ts"
import type { CheckoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"

/** The audit's findings when it compares the order with the gateways' books, whatever the order's age. */
export const auditedAgainstGateways = async (shop: CheckoutShop, orderId: string) => {
  await shop.run(
    EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))).pipe(
      Effect.flatMap((events) => auditOrders.handle([...events])),
    ),
  )
  await shop.sql("update audit_pass set since = '-infinity'")
  await shop.sql("update audit_payment set changed_at = now() - interval '1 hour'")
  await shop.run(compareGateways)
  return shop.sql("select what from audit_finding where stream = $1", [orderStream(orderId)])
}
