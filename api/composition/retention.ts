import { Effect } from "effect"
import { MAIL_RETENTION } from "../mail/retention.ts"
import { ORDER_RETENTION } from "../orders/retention.ts"
import { PAYMENT_RETENTION } from "../payments/retention.ts"
import { sweep } from "../platform/postgres/retention.ts"
import { SIGN_IN_RETENTION } from "../sign-in/retention.ts"
import { STOCK_RETENTION } from "../stock/retention.ts"

/** Everything that is deleted some time after it has ended. */
export const RETENTIONS = [
  ...SIGN_IN_RETENTION,
  ...MAIL_RETENTION,
  ...PAYMENT_RETENTION,
  ...STOCK_RETENTION,
  ...ORDER_RETENTION,
]

export const sweepAll = Effect.forEach(RETENTIONS, sweep, { discard: true })
