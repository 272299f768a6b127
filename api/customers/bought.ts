import { orderStatusesThat } from "@voltread/domain/ordering/order-status-table.ts"

const SPENT = orderStatusesThat(({ countsAsSpent }) => countsAsSpent)
  .map((status) => `'${status}'`)
  .join(", ")

/** SQL: how many `orders` belong to an address, before and after it was registered, and the cents `spent` on them. */
export const boughtBy = (owner: string): string =>
  `select count(*) as orders, coalesce(sum(total) filter (where status in (${SPENT})), 0)::bigint as spent
   from read.order_list where order_list.owner = ${owner}`
