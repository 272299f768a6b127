import { Schema } from "effect"
import { atMost, required, requiredText } from "./form-rules.ts"
import { REJECTION_REASONS } from "./review-words.ts"

export const STARS = [1, 2, 3, 4, 5] as const
export const Stars = Schema.Literals(STARS)
export type Stars = typeof Stars.Type

const MAX_TITLE = 120
const MAX_TEXT = 4_000

/** What a customer writes about a product. */
export const ReviewForm = Schema.Struct({
  stars: Stars.annotate({ message: "Please choose one to five stars" }),
  title: required("Please enter a title", atMost(MAX_TITLE)),
  text: requiredText("Please write what you think of it", MAX_TEXT),
})
export type ReviewForm = typeof ReviewForm.Type

/** A review is pending until staff publish or reject it. */
export const ReviewStatus = Schema.Literals(["pending", "published", "rejected"])
export type ReviewStatus = typeof ReviewStatus.Type

export const RejectionReason = Schema.Literals(REJECTION_REASONS)
