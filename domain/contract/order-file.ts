/** The most selected orders in one file. */
export const MAX_ORDERS_IN_FILE = 1_000
