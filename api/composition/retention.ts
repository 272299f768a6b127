import { Effect } from "effect"
import { AUDIT_LOG_RETENTION } from "../audit-log/retention.ts"
import { CHAT_RETENTION } from "../chat/retention.ts"
import { CONTACT_RETENTION } from "../contact/retention.ts"
import { KLARNA_RETENTION } from "../gateways/klarna/retention.ts"
import { MAIL_RETENTION } from "../mail/retention.ts"
import { MARKETING_RETENTION } from "../marketing/retention.ts"
import { PAYMENT_RETENTION } from "../payments/retention.ts"
import { PICKUP_RETENTION } from "../pickup/retention.ts"
import { sweep } from "../platform/postgres/retention.ts"
import { SIGN_IN_RETENTION } from "../sign-in/retention.ts"
import { STOCK_RETENTION } from "../stock/retention.ts"
import { STOCK_ALERT_RETENTION } from "../stock-alerts/retention.ts"

/** Everything that is deleted some time after it ended. */
export const RETENTIONS = [
  ...SIGN_IN_RETENTION,
  ...MAIL_RETENTION,
  ...MARKETING_RETENTION,
  ...PAYMENT_RETENTION,
  ...KLARNA_RETENTION,
  ...STOCK_RETENTION,
  ...PICKUP_RETENTION,
  ...STOCK_ALERT_RETENTION,
  ...CONTACT_RETENTION,
  ...CHAT_RETENTION,
  ...AUDIT_LOG_RETENTION,
]

export const sweepAll = Effect.forEach(RETENTIONS, sweep, { discard: true })
