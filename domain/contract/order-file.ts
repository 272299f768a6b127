/** As many orders as one file of chosen orders holds. */
export const MAX_ORDERS_IN_FILE = 1_000
