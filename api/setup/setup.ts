import { type SetupData, SetupSteps } from "@voltread/domain/contract/setup.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect, Schema } from "effect"
import { PaymentGateways } from "../payments/payment-gateways.ts"
import { queryReadModel } from "../platform/read-model.ts"

const NOTHING_LEFT: SetupData = { steps: null }

/** The two others are set on the server. */
const { payment: _payment, mail: _mail, ...inDatabase } = SetupSteps.fields
const Found = Schema.Struct({ hasSold: Schema.Boolean, ...inDatabase })
const readFound = reading(Found)

/**
 * What is done of what a new shop needs, until all of it is, or the shop has sold something itself: orders of a former shop, which
 * came from no cart, are older than those of this one. Settings are done when somebody has saved them, since what they begin with is a guess;
 * prices when a generation has made some by a rule.
 * `isMailSent`: whether mail leaves the shop.
 */
export const setup = Effect.fnUntraced(function* (isMailSent: boolean) {
  const { methods } = yield* PaymentGateways
  const [found] = yield* queryReadModel((db) =>
    readFound(
      db,
      `select coalesce(
           (select document->'state'->'created'->>'mode' = 'CREATE_ORDER_FOR_CART'
            from (select order_id from read.order_list order by created_at desc, order_id desc limit 1) newest
            join read.order_detail using (order_id)), false) as "hasSold",
         exists (select from product where is_live) as catalogue,
         exists (select from price_history where markup_id is not null) as prices,
         exists (select from shop_setting where section = 'tax') as tax,
         exists (select from shop_setting where section = 'shipping') as shipping,
         exists (select from store) as stores,
         exists (select from vehicle) as vehicles`,
    ),
  )
  if (found === undefined) return NOTHING_LEFT
  const { hasSold, ...stored } = found
  const steps: SetupSteps = { payment: methods.length > 0, mail: isMailSent, ...stored }
  return hasSold || Object.values(steps).every(Boolean) ? NOTHING_LEFT : ({ steps } satisfies SetupData)
})
