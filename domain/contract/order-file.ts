/** As many orders as one file of chosen orders holds. */
export const MOST_ORDERS_IN_FILE = 1_000
