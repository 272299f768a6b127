import {
  type ProductReviewsData,
  PublishedReview,
  type ReviewSummary,
} from "@voltread/domain/contract/product-review.ts"
import { STARS, type Stars } from "@voltread/domain/shared/review.ts"
import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { type Queryable, reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Schema } from "effect"
import { queryReadModel } from "../platform/read-model.ts"

const PAGE = 10

/** When sorting by stars, reviews with the same stars are sorted by time. */
const SORTS = {
  newest: { order: "review_id desc", beyond: "<", isByStars: false },
  highest: { order: "stars desc, review_id desc", beyond: "<", isByStars: true },
  lowest: { order: "stars, review_id", beyond: ">", isByStars: true },
} as const
export const REVIEW_SORTS = ["newest", "highest", "lowest"] as const satisfies ReadonlyArray<
  keyof typeof SORTS
>

export interface ReviewQuestion {
  readonly productId: string
  readonly sort: keyof typeof SORTS
  readonly stars: Stars | null
  readonly after: string | null
}

const readReviews = reading(PublishedReview)

/** The published reviews of a product, one page at a time, with the summary of all. */
export const publishedReviews = (question: ReviewQuestion) =>
  queryReadModel(async (db): Promise<ProductReviewsData> => {
    const [summary, page] = await Promise.all([summaryOf(db, question.productId), pageOf(db, question)])
    return { summary, ...page }
  })

const pageOf = async (db: Queryable, { productId, sort, stars, after }: ReviewQuestion) => {
  const { order, beyond, isByStars } = SORTS[sort]
  const where = new Where()
    .and(productId, (at) => `product_id = ${at}`)
    .also("status = 'published'")
    .and(stars, (at) => `stars = ${at}`)
  if (after !== null) {
    const [value, id] = fromCursor(`reviews-${sort}`, after)
    if (isByStars)
      where.and(value, (at) => `(stars, review_id) ${beyond} (${at}::int, ${where.value(id)}::bigint)`)
    else where.and(id, (at) => `review_id ${beyond} ${at}::bigint`)
  }
  const rows = await readReviews(
    db,
    `select review_id::text as id, stars, title, body as text, author, written_at as "writtenAt"
     from product_review where ${where} order by ${order} limit ${PAGE + 1}`,
    where.values,
  )
  const { page, nextCursor } = paged(rows, PAGE, (last) => toCursor(`reviews-${sort}`, last.stars, last.id))
  return { reviews: page, nextCursor }
}

const readCounts = reading(Schema.Struct({ stars: Schema.Int, count: Schema.Int }))

const summaryOf = async (db: Queryable, productId: string): Promise<ReviewSummary> => {
  const counts = await readCounts(
    db,
    `select stars, count(*) as count from product_review
     where product_id = $1 and status = 'published' group by stars`,
    [productId],
  )
  const byStars = STARS.toReversed().map((stars) => ({
    stars,
    count: counts.find((each) => each.stars === stars)?.count ?? 0,
  }))
  const count = byStars.reduce((sum, each) => sum + each.count, 0)
  const total = byStars.reduce((sum, each) => sum + each.count * each.stars, 0)
  return { count, average: count === 0 ? null : total / count, byStars }
}
