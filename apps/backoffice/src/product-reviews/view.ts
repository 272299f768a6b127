import { choiceValue, omitUndefined, type RawSearch, textValue } from "../search-params/search-value.ts"

/** What has been decided on; what waits is shown without being asked for. */
const DECIDED = ["published", "rejected"] as const
export const STARS = ["5", "4", "3", "2", "1"] as const

export interface ProductReviewsView {
  /** Absent: what waits. */
  readonly status?: (typeof DECIDED)[number]
  readonly stars?: (typeof STARS)[number]
  /** Id of the one product whose reviews are shown. */
  readonly product?: string
}

export const productReviewsView = (raw: RawSearch): ProductReviewsView =>
  omitUndefined({
    status: choiceValue(raw.status, DECIDED),
    stars: choiceValue(textValue(raw.stars), STARS),
    product: textValue(raw.product, 100),
  })
