/**
 * SQL: how many `orders` belong to an address, before and after it was registered, and the cents `spent` on them: what
 * was paid less refunds.
 */
export const purchaseTotalsSql = (owner: string): string =>
  `select count(*) as orders, coalesce(sum(paid - refunded), 0)::bigint as spent
   from read.order_list where order_list.owner = ${owner}`
