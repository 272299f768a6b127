import { PAID_WITHIN_DAYS } from "./order-status-table.ts"

/** The reason, as events store it, of an order that its customer canceled. */
export const CANCELED_BY_CUSTOMER = "canceled by the customer"

/** The same of an unpaid order that the clock ended. */
export const NOT_PAID_IN_TIME = `it was not paid within ${PAID_WITHIN_DAYS} days`

/** How long an unpaid order keeps its prices, for its customer. */
export const PRICES_HOLD = `You can pay it at these prices for ${PAID_WITHIN_DAYS} days after you ordered, as long as its items are in stock. After that, we cancel it.`
