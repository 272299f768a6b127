import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { PaymentGateways } from "../payments/payment-gateways.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { KeyMutex } from "../platform/commands/key-mutex.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { GatewayMisconfigured } from "../platform/gateway-error.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { Problem } from "../platform/problem.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { acceptingGateway } from "./accepting-gateway.ts"
import type { CheckoutDetails } from "./checkout-details.ts"
import { type CheckoutOutcome, checkoutOutcome } from "./checkout-outcome.ts"
import type { CheckoutRefused } from "./checkout-refused.ts"
import { closeCart } from "./close-cart.ts"
import { mayPayThrough } from "./may-pay-through.ts"
import { payOrder } from "./pay-order.ts"
import { firstAttempt } from "./payment-attempt.ts"
import type { PaymentStart } from "./payment-start.ts"

export type CheckoutFailure =
  | CheckoutRefused
  | Problem
  | Rejection
  | TooMuchContention
  | EventLogUnavailable
  | DatabaseError
  | GatewayMisconfigured

/** One submission of a cart at a time in this process; between processes the cart's stream decides. */
const submissions = new KeyMutex()

/**
 * Turns a cart into a paid order: prices it, holds the stock, closes the cart, places the order, records the attempt to
 * pay it, asks the gateway, and returns the outcome. Every step can be repeated: the same cart is the same order, the
 * same token the same attempt. After a decline the cart is submitted again with another token, and the same order is
 * paid, unless the shopper has corrected their email: then the cart begins anew.
 */
export const checkOut = (
  details: CheckoutDetails,
  username: string | null,
  intent: Intent,
): Effect.Effect<
  CheckoutOutcome,
  CheckoutFailure,
  CommandHandlers | Database | EventLog | PaymentGateways | Cryptography | CurrentSettings
> =>
  Effect.gen(function* () {
    const gateway = yield* acceptingGateway(details.payment.gatewayName)
    const start: PaymentStart = {
      status: "PENDING_PAYMENT",
      commands: (place) => [firstAttempt(place, gateway)],
      check: mayPayThrough(gateway),
    }
    const order = yield* closeCart(details, username, start, intent)
    const attempt = yield* payOrder(order, details, gateway, intent)
    return yield* checkoutOutcome(attempt)
  }).pipe(submissions.hold(details.cartId))
