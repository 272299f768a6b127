import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { Effect } from "effect"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import type { OrderDetails } from "./checkout-details.ts"
import type { CheckoutRefused } from "./checkout-refused.ts"
import type { PlaceOrder } from "./place-order.ts"

/** How an order starts, depending on its payment method. */
export interface PaymentStart {
  readonly status: PlaceOrder["order"]["status"]
  /** Recorded in the same append that places the order. */
  readonly commands: (place: PlaceOrder) => ReadonlyArray<OrderCommand>
  /** A last check that may reject the order, made before stock is held. `total`: cents. */
  readonly check: (
    details: OrderDetails,
    total: number,
  ) => Effect.Effect<void, CheckoutRefused | DatabaseError, Database | Cryptography | CurrentSettings>
}
