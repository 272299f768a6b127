import { ReviewedProduct } from "@voltread/domain/contract/product-review.ts"
import { ITEM_STATUSES } from "@voltread/domain/ordering/item-status-facts.ts"
import { ITEM_STATUS_TABLE } from "@voltread/domain/ordering/item-status-table.ts"
import { Effect, Schema } from "effect"
import { rows } from "../platform/postgres/query.ts"

/** Returned items were received before. */
const RECEIVED = ITEM_STATUSES.filter((status) => ITEM_STATUS_TABLE[status].isDelivered)

/** The most orders that are searched, newest first: nobody reviews what they bought before those. */
const ORDERS = 500
const OFFERED = 50

/** The delivered lines of somebody's orders, including those ordered as a guest. */
const LINES = `
  select line->>'productId' as product_id, line->>'name' as name, line->'images'->>'small' as image, own.created_at
  from (
    select order_id, created_at from read.order_list where owner = $1 order by created_at desc limit ${ORDERS}
  ) own
  join read.order_detail detail using (order_id)
  cross join lateral json_array_elements(detail.document->'state'->'lines') line
  where line->>'status' = any ($2)`

export const hasReceived = (username: string, productId: string) =>
  rows(Schema.Struct({ received: Schema.Boolean }), {
    text: `select exists (select from (${LINES}) line where product_id = $3) as received`,
    values: [username, RECEIVED, productId],
  }).pipe(Effect.map(([row]) => row?.received === true))

/** Products that somebody has received and not reviewed yet, newest order first. */
export const productsToReview = (username: string) =>
  rows(ReviewedProduct, {
    text: `select once.product_id as "productId", once.name as "productName", image,
             coalesce(is_live, false) as "isSold"
           from (
             select distinct on (product_id) product_id, name, image, created_at
             from (${LINES}) received order by product_id, created_at desc
           ) once
           left join product using (product_id)
           where not exists (
             select from product_review review
             where review.username = $1 and review.product_id = once.product_id
           )
           order by once.created_at desc, product_id limit ${OFFERED}`,
    values: [username, RECEIVED],
  })
