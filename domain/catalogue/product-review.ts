import { Schema } from "effect"
import type { Decider } from "../decider.ts"
import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import type { Rejection } from "../shared/rejection.ts"
import { ReviewForm, type ReviewStatus } from "../shared/review.ts"
import type { RejectionReason } from "../shared/review-words.ts"

/** A person's review of a product; `revision` counts its texts, from 1. */
export type ReviewState =
  | { readonly _tag: "none" }
  | {
      readonly _tag: "written"
      readonly content: ReviewForm
      readonly revision: number
      readonly status: ReviewStatus
      /** Why it was rejected; null unless it was. */
      readonly rejection: RejectionReason | null
    }

/** `revision`: of the text that staff have read, so that no text is decided on unseen. */
export type ReviewCommand =
  | { readonly type: "WriteReview"; readonly content: ReviewForm; readonly hasReceived: boolean }
  | { readonly type: "PublishReview"; readonly revision: number }
  | { readonly type: "RejectReview"; readonly revision: number; readonly reason: RejectionReason }
  | { readonly type: "WithdrawReview" }

export type ReviewEvent =
  | { readonly type: "ReviewWritten"; readonly content: ReviewForm; readonly revision: number }
  | { readonly type: "ReviewPublished" }
  | { readonly type: "ReviewRejected"; readonly reason: RejectionReason }
  | { readonly type: "ReviewWithdrawn" }

const isSameReview = Schema.toEquivalence(ReviewForm)

const decide = (command: ReviewCommand, state: ReviewState): Decision<ReviewEvent> => {
  if (command.type === "WriteReview") return write(command, state)
  if (state._tag === "none") return refuse("not-found", "This review no longer exists.")
  switch (command.type) {
    case "PublishReview":
      if (command.revision !== state.revision) return REWRITTEN
      return state.status === "published" ? unchanged : accept([{ type: "ReviewPublished" }])
    case "RejectReview":
      if (command.revision !== state.revision) return REWRITTEN
      return state.rejection === command.reason
        ? unchanged
        : accept([{ type: "ReviewRejected", reason: command.reason }])
    case "WithdrawReview":
      return accept([{ type: "ReviewWithdrawn" }])
  }
}

const REWRITTEN = refuse("not-allowed-now", "The customer just changed this review. Please read it again.")

const write = (
  { content, hasReceived }: Extract<ReviewCommand, { readonly type: "WriteReview" }>,
  state: ReviewState,
): Decision<ReviewEvent> => {
  if (!hasReceived)
    return refuse("not-allowed-now", "You can review a product once your order with it has arrived.")
  if (state._tag === "none") return accept([{ type: "ReviewWritten", content, revision: 1 }])
  // Saved unchanged: the decision of staff stays in force.
  return isSameReview(content, state.content)
    ? unchanged
    : accept([{ type: "ReviewWritten", content, revision: state.revision + 1 }])
}

const evolve = (state: ReviewState, event: ReviewEvent): ReviewState => {
  switch (event.type) {
    case "ReviewWritten":
      return {
        _tag: "written",
        content: event.content,
        revision: event.revision,
        status: "pending",
        rejection: null,
      }
    case "ReviewPublished":
      return state._tag === "none" ? state : { ...state, status: "published", rejection: null }
    case "ReviewRejected":
      return state._tag === "none" ? state : { ...state, status: "rejected", rejection: event.reason }
    case "ReviewWithdrawn":
      return { _tag: "none" }
  }
}

/** Written by customers who have received the product, and published by staff, again after each change. */
export const productReview: Decider<ReviewState, ReviewCommand, ReviewEvent, Rejection> = {
  initial: { _tag: "none" },
  decide,
  evolve,
}

/** The name beside a review: "Ada B.", which reveals no more of the person than necessary. */
export const reviewerName = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim()
  const first = firstName.trim()
  if (first === "") return "A customer"
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}
