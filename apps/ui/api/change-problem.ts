import { ApiError, messageOf } from "./api-error.ts"

/** Whether nobody knows if a change was made. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === "network"

/** Why a change failed, which may be sent again without harm. */
export const changeProblem = (error: unknown): string => (isUnanswered(error) ? UNANSWERED : messageOf(error))

const UNANSWERED = "No answer came, so this may have been done. Please try again: it is never done twice."
