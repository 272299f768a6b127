import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { given } from "../given.ts"
import { ReviewForm } from "../shared/review.ts"
import { productReview, type ReviewEvent, reviewerName } from "./product-review.ts"

const content: ReviewForm = { stars: 4, title: "Quiet", text: "Hardly any noise on the highway." }
const better: ReviewForm = { ...content, stars: 5 }
const written: ReviewEvent = { type: "ReviewWritten", content, revision: 1 }
const published: ReviewEvent = { type: "ReviewPublished" }

const review = (...history: ReadonlyArray<ReviewEvent>) => given(productReview, history)
const write = (what: ReviewForm, hasReceived = true) =>
  ({ type: "WriteReview", content: what, hasReceived }) as const

describe("a product review", () => {
  test("is written by customers who have received the product, and by nobody else", () => {
    expect(review().when(write(content))).toEqual({ events: [written] })
    for (const history of [[], [written]])
      expect(review(...history).when(write(better, false))).toMatchObject({
        rejection: { code: "not-allowed-now" },
      })
  })

  test("is pending again when its text or its stars change, but not when it is saved unchanged", () => {
    expect(review(written, published).when(write(better))).toEqual({
      events: [{ type: "ReviewWritten", content: better, revision: 2 }],
    })
    expect(review(written, published).when(write(content))).toEqual({ events: [] })
  })

  test("is published or rejected in the text that staff have read, not in a later one", () => {
    const again: ReviewEvent = { type: "ReviewWritten", content: better, revision: 2 }
    expect(review(written).when({ type: "PublishReview", revision: 1 })).toEqual({ events: [published] })
    for (const command of [
      { type: "PublishReview", revision: 1 },
      { type: "RejectReview", revision: 1, reason: "offensive" },
    ] as const)
      expect(review(written, again).when(command)).toMatchObject({ rejection: { code: "not-allowed-now" } })
  })

  test("can be decided differently later, and does not change when a decision is repeated", () => {
    const reject = { type: "RejectReview", revision: 1, reason: "offensive" } as const
    const rejected: ReviewEvent = { type: "ReviewRejected", reason: "offensive" }
    expect(review(written, published).when({ type: "PublishReview", revision: 1 })).toEqual({ events: [] })
    expect(review(written, published).when(reject)).toEqual({ events: [rejected] })
    expect(review(written, rejected).when(reject)).toEqual({ events: [] })
    expect(review(written, rejected).when({ ...reject, reason: "advertising" })).toEqual({
      events: [{ ...rejected, reason: "advertising" }],
    })
    expect(review(written, rejected, published).when(reject)).toEqual({ events: [rejected] })
    expect(review(written, rejected).when({ type: "PublishReview", revision: 1 })).toEqual({
      events: [published],
    })
  })

  test("is gone when it was withdrawn, and can be written again", () => {
    const withdrawn: ReviewEvent = { type: "ReviewWithdrawn" }
    expect(review(written).when({ type: "WithdrawReview" })).toEqual({ events: [withdrawn] })
    expect(review(written, withdrawn).when({ type: "PublishReview", revision: 1 })).toMatchObject({
      rejection: { code: "not-found" },
    })
    expect(review(written, withdrawn).when(write(better))).toEqual({
      events: [{ type: "ReviewWritten", content: better, revision: 1 }],
    })
  })
})

test.each([
  ["Ada", "Byron", "Ada B."],
  [" Ada ", " ", "Ada"],
  ["Ada", "ångström", "Ada Å."],
  ["", "Byron", "A customer"],
])("%j %j is shown as %j", (first, last, shown) => {
  expect(reviewerName(first, last)).toBe(shown)
})

test("a form takes one to five whole stars, a title on one line and a text of a length", () => {
  const isForm = Schema.is(ReviewForm)
  expect(isForm(content)).toBe(true)
  for (const change of [
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { title: "" },
    { text: "x".repeat(4_001) },
  ])
    expect(isForm({ ...content, ...change }), JSON.stringify(change).slice(0, 40)).toBe(false)
  const decoded = Schema.decodeUnknownSync(ReviewForm)({ ...content, title: " two\nlines " })
  expect(decoded.title).toBe("two lines")
})
