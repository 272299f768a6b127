import { type SetupData, SetupSteps } from "@voltread/domain/contract/setup.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect, Schema } from "effect"
import { PaymentGateways } from "../payments/payment-gateways.ts"
import { queryReadModel } from "../platform/read-model.ts"

const NOTHING_LEFT: SetupData = { steps: null }

/** The other two are set on the server. */
const { payment: _payment, mail: _mail, ...inDatabase } = SetupSteps.fields
const Found = Schema.Struct({ hasSold: Schema.Boolean, ...inDatabase })
const readFound = reading(Found)

/**
 * Which setup steps of a new shop are done, until all of them are or the shop has sold something itself. Imported
 * orders do not count: they came from no cart. Settings are done when somebody has saved them, since their defaults are
 * a guess; prices when a generation has applied a rule. `isMailSent`: whether mail is really sent.
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
