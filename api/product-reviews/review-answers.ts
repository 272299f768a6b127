export const REVIEW_WRITTEN = "Thank you. Your review will appear once we have checked it."
export const REVIEW_DELETED = "Your review is deleted."
