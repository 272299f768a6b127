import { Rebate } from "@voltread/domain/catalogue/rebate.ts"
import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import { Effect, Result, Schema } from "effect"
import { upsertRebates } from "../../catalogue/brands.ts"
import { keysOf, rowsOf } from "./known-rows.ts"
import { cents, type ReferenceKind, readRecord } from "./reference-kind.ts"

const readRebate = readRecord(Rebate)

const Stored = Schema.Struct({
  rebateId: Schema.String,
  url: Schema.String,
  code: Schema.String,
  description: Schema.String,
  amount: Schema.Finite,
  validFrom: Schema.String,
  validUntil: Schema.String,
  productId: Schema.NullOr(Schema.String),
  lineId: Schema.NullOr(Schema.String),
})

const appliesTo = (productId: string, lineId: string) =>
  productId !== "" ? ({ _tag: "product", productId } as const) : ({ _tag: "line", lineId } as const)

export const REBATES: ReferenceKind<Rebate> = {
  columns: {
    rebateId: "toyo-fall",
    url: "https://rebates.example/toyo",
    code: "TOYO60",
    description: "$60 back on four tires",
    amount: "60.00",
    validFrom: "2026-09-01",
    validUntil: "2026-11-30",
    productId: "",
    lineId: "toyo-open-country",
  },
  read: ({ productId = "", lineId = "", ...cells }) => {
    if ((productId === "") === (lineId === ""))
      return Result.fail("must name either a productId or a lineId, and not both")
    if (!isDay(cells.validFrom ?? "") || !isDay(cells.validUntil ?? ""))
      return Result.fail("validFrom and validUntil must be days such as 2026-11-30")
    if ((cells.validUntil ?? "") < (cells.validFrom ?? ""))
      return Result.fail("validUntil is before validFrom")
    return readRebate({ ...cells, amount: cents(cells.amount), appliesTo: appliesTo(productId, lineId) })
  },
  lines: ({ appliesTo: target, amount, ...rebate }) => [
    {
      ...rebate,
      amount: toDecimal(amount),
      productId: target._tag === "product" ? target.productId : "",
      lineId: target._tag === "line" ? target.lineId : "",
    },
  ],
  keyOf: ({ rebateId }) => rebateId,
  known: (client, keys) =>
    rowsOf(client, Stored, keys, {
      from: "rebate",
      key: "rebate_id",
      columns: `rebate_id as "rebateId", url, code, description, amount, valid_from::text as "validFrom",
        valid_until::text as "validUntil", product_id as "productId", line_id as "lineId"`,
    }).pipe(
      Effect.map((found) =>
        found.map(({ productId, lineId, ...rebate }) => ({
          ...rebate,
          appliesTo: appliesTo(productId ?? "", lineId ?? ""),
        })),
      ),
    ),
  write: upsertRebates,
  keysAfter: keysOf("rebate", "rebate_id"),
}
