import { Postback } from "@voltread/domain/contract/affiliate-books.ts"
import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { dollars } from "../../platform/graphql/money.ts"
import { queryReadModel } from "../../platform/read-model.ts"

const readPostbacks = reading(Postback)

const COLUMNS = `p.postback_id as "postbackId", p.order_id as "orderId", c.order_number as "orderNumber",
  c.affiliate_id as "affiliateId", p.kind, p.value, p.payout, p.state, p.attempts, p.happened_at as "happenedAt",
  p.answered_at as "answeredAt", p.answer_status as "answerStatus", p.answer`

const FROM = "affiliate_postback p join affiliate_conversion c using (order_id)"

const inDollars = (postback: Postback): Postback => ({
  ...postback,
  value: dollars(postback.value),
  payout: dollars(postback.payout),
})

const SORT = "postbacks"
const PAGE = 50

/**
 * Postbacks in one state, newest first: those that are pending, or those that were given up, which staff must look at.
 */
export const postbacksIn = (state: string, after: string | null) =>
  queryReadModel(async (db) => {
    const where = new Where().and(state, (at) => `p.state = ${at}`)
    if (after !== null) {
      const [value, id] = fromCursor(SORT, after)
      where.and(
        value,
        (at) => `(p.happened_at, p.postback_id) < (${at}::timestamptz, ${where.value(id)}::uuid)`,
      )
    }
    const rows = await readPostbacks(
      db,
      `select ${COLUMNS} from ${FROM} where ${where}
       order by p.happened_at desc, p.postback_id desc limit ${PAGE + 1}`,
      where.values,
    )
    const { page, nextCursor } = paged(rows, PAGE, (last) => toCursor(SORT, last.happenedAt, last.postbackId))
    return { postbacks: page.map(inDollars), nextCursor }
  })

/** All postbacks of an order, oldest first. */
export const postbacksOf = (orderId: string) =>
  queryReadModel(async (db) => {
    const text = `select ${COLUMNS} from ${FROM} where p.order_id = $1 order by p.revision`
    return (await readPostbacks(db, text, [orderId])).map(inDollars)
  })
