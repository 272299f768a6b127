import { Schema } from "effect"
import { Price } from "../shared/money.ts"
import { Id } from "../shared/text.ts"

const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))

/** Money that a manufacturer refunds after the purchase, for one product or all of a line (spec §3). */
export const Rebate = Schema.Struct({
  rebateId: Id,
  url: Schema.String,
  code: Schema.String,
  description: Schema.String,
  /** Cents. */
  amount: Price,
  /** First and last day, UTC. */
  validFrom: Day,
  validUntil: Day,
  appliesTo: Schema.Union([
    Schema.Struct({ _tag: Schema.Literal("product"), productId: Id }),
    Schema.Struct({ _tag: Schema.Literal("line"), lineId: Id }),
  ]),
})
export type Rebate = typeof Rebate.Type
