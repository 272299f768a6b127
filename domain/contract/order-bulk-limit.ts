/** The most orders that one change of many takes. Apart from its schema, which the dialog loads with the answer. */
export const MAX_ORDERS_IN_BULK = 100
