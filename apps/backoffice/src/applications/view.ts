import { choiceValue, omitUndefined, type RawSearch, textValue } from "../search-params/search-value.ts"

/** Spec §4, loan and application statuses. */
export const APPLICATION_STATUSES = [
  "INITIATED",
  "PENDING",
  "PROGRESS",
  "IN REVIEW",
  "APPROVED",
  "COMPLETED",
  "DECLINED",
  "BLOCKED",
  "CANCELLED",
  "ERROR",
  "UNKNOWN",
] as const

export interface ApplicationsView {
  readonly status?: (typeof APPLICATION_STATUSES)[number]
  readonly q?: string
  /** User name of one customer. */
  readonly customer?: string
}

export const applicationsView = (raw: RawSearch): ApplicationsView =>
  omitUndefined({
    status: choiceValue(raw.status, APPLICATION_STATUSES),
    q: textValue(raw.q),
    customer: textValue(raw.customer),
  })
