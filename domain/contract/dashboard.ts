import { Schema } from "effect"

const DayFigures = Schema.Struct({
  /** In the shop's time zone. */
  day: Schema.String,
  orders: Schema.Int,
  /** Dollars. */
  net: Schema.Finite,
  sessions: Schema.Int,
})

/** The admins' dashboard: today's figures, and what waits for staff. */
export const DashboardData = Schema.Struct({
  at: Schema.String,
  timeZone: Schema.String,
  /** Up to now. */
  today: DayFigures,
  /** The same weekday of the previous week, the whole day. */
  weekBefore: DayFigures,
  /** How many of each wait for staff, counted up to 1,000. */
  attention: Schema.Struct({
    reviews: Schema.Int,
    failedPayments: Schema.Int,
    parkedEvents: Schema.Int,
    applications: Schema.Int,
    postbacks: Schema.Int,
    payouts: Schema.Int,
    missingMoney: Schema.Int,
    disputed: Schema.Int,
  }),
  /** The first day of best sellers and sources; the last is today. */
  since: Schema.String,
  bestSellers: Schema.Array(
    Schema.Struct({
      productId: Schema.String,
      sku: Schema.String,
      name: Schema.String,
      units: Schema.Int,
      net: Schema.Finite,
    }),
  ),
  sources: Schema.Array(
    Schema.Struct({
      source: Schema.String,
      sessions: Schema.Int,
      orders: Schema.Int,
      net: Schema.Finite,
    }),
  ),
})
export type DashboardData = typeof DashboardData.Type

/** Refunds that staff must pay out by hand, oldest first. */
export const PayoutsData = Schema.Struct({
  payouts: Schema.Array(
    Schema.Struct({
      paymentId: Schema.String,
      orderId: Schema.String,
      orderNumber: Schema.String,
      customerName: Schema.String,
      gateway: Schema.String,
      /** Dollars. */
      amount: Schema.Finite,
      since: Schema.String,
    }),
  ),
  nextCursor: Schema.NullOr(Schema.String),
})
export type PayoutsData = typeof PayoutsData.Type

/** Orders that count as paid although money is missing, oldest first. Dollars. */
export const MissingMoneyData = Schema.Struct({
  orders: Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      orderNumber: Schema.String,
      customerName: Schema.String,
      status: Schema.String,
      total: Schema.Finite,
      missing: Schema.Finite,
      createdAt: Schema.String,
    }),
  ),
  nextCursor: Schema.NullOr(Schema.String),
})
export type MissingMoneyData = typeof MissingMoneyData.Type
