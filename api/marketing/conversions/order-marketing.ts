import type { OrderMarketing } from "@voltread/domain/contract/affiliate-books.ts"
import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { Attribution } from "@voltread/domain/ordering/attribution.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect, Schema } from "effect"
import { CommandHandlers } from "../../aggregates/command-handlers.ts"
import { dollars } from "../../platform/graphql/money.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import { notFound, type Problem } from "../../platform/problem.ts"
import { queryReadModel } from "../../platform/read-model.ts"
import { postbacksOf } from "./read-postbacks.ts"

const readClick = reading(
  Schema.Struct({
    at: Schema.String,
    landingPage: Schema.NullOr(Schema.String),
    referrer: Schema.NullOr(Schema.String),
    device: Schema.String,
    country: Schema.NullOr(Schema.String),
    code: Schema.NullOr(Schema.Int),
    rxId: Schema.NullOr(Schema.String),
  }),
)

const readConversion = reading(
  Schema.Struct({ at: Schema.String, value: Schema.Int, payout: Schema.Int, kept: Schema.Int }),
)

/** Of the visits that led to the order, the one that its affiliate brought. */
const clickOf = ({ last, lastPaid, first }: Attribution, affiliateId: string | null): string | null =>
  affiliateId === null
    ? null
    : ([last, lastPaid, first].find((touch) => touch?.affiliateId === affiliateId)?.visitId ?? null)

/** Where an order came from, and what its affiliate earned by it. */
export const orderMarketing = Effect.fnUntraced(function* (
  orderId: string,
): Effect.fn.Return<
  OrderMarketing,
  Problem | DatabaseError | EventLogUnavailable,
  Database | CommandHandlers
> {
  const { orders } = yield* CommandHandlers
  const { state } = yield* orders.load(orderId)
  if (state._tag === "none") return yield* notFound("This order")
  const { attribution, affiliate } = state.created
  const visitId = clickOf(attribution, affiliate.affiliateId)
  const books = yield* queryReadModel(async (db) => ({
    clicks: await readClick(
      db,
      `select at, landing_page as "landingPage", referrer, device_class as device, country, click_code as code,
         rx_id as "rxId"
       from read.visit where visit_id = $1`,
      [visitId],
    ),
    conversions: await readConversion(
      db,
      `select converted_at as at, order_value as value, payout, kept from affiliate_conversion
       where order_id = $1 and converted_at is not null`,
      [orderId],
    ),
  }))
  const [conversion] = books.conversions
  return {
    first: attribution.first,
    last: attribution.last,
    lastPaid: attribution.lastPaid,
    terms: state._tag === "placed" ? state.submitted.affiliateTerms : null,
    click: books.clicks[0] ?? null,
    conversion:
      conversion === undefined
        ? null
        : {
            at: conversion.at,
            value: dollars(conversion.value),
            payout: dollars(conversion.payout),
            kept: dollars(conversion.kept),
          },
    postbacks: yield* postbacksOf(orderId),
  }
})
