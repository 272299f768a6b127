/** The reason, as events store it, of an order that its customer canceled. */
export const CANCELED_BY_CUSTOMER = "canceled by the customer"
