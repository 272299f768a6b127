import { type SetupData, SetupSteps } from "@voltread/domain/contract/setup.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect, Schema } from "effect"
import { PaymentGateways } from "../payments/payment-gateways.ts"
import { queryReadModel } from "../platform/read-model.ts"

/** The two others are set on the server. */
const { payment: _payment, mail: _mail, ...inDatabase } = SetupSteps.fields
const Found = Schema.Struct({ hasOrders: Schema.Boolean, ...inDatabase })
const readFound = reading(Found)

/**
 * What is done of what a new shop needs: settings are done when somebody has saved them, since what they begin with is a guess;
 * prices when a generation has made some by a rule.
 * `isMailSent`: whether mail leaves the shop.
 */
export const setup = Effect.fnUntraced(function* (isMailSent: boolean) {
  const { methods } = yield* PaymentGateways
  const [found] = yield* queryReadModel((db) =>
    readFound(
      db,
      `select exists (select from read.order_list) as "hasOrders",
         exists (select from product where is_live) as catalogue,
         exists (select from price_history where markup_id is not null) as prices,
         exists (select from shop_setting where section = 'tax') as tax,
         exists (select from shop_setting where section = 'shipping') as shipping,
         exists (select from store) as stores,
         exists (select from vehicle) as vehicles`,
    ),
  )
  if (found === undefined || found.hasOrders) return { steps: null } satisfies SetupData
  const { hasOrders: _, ...steps } = found
  return { steps: { payment: methods.length > 0, mail: isMailSent, ...steps } } satisfies SetupData
})
