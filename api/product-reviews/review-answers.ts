export const REVIEW_WRITTEN = "Thank you. We show your review as soon as we have looked at it."
export const REVIEW_DELETED = "Your review is deleted."
