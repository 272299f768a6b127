import { LOAN_STATUSES_ON_SCREEN, type LoanStatus } from "@voltread/domain/loans/loan-status-table.ts"
import {
  choiceValue,
  flagValue,
  omitUndefined,
  type RawSearch,
  textValue,
} from "../search-params/search-value.ts"

export interface ApplicationsView {
  readonly status?: LoanStatus
  readonly q?: string
  /** User name of one customer. */
  readonly customer?: string
  /** Only those on which the lender has not decided within a day. */
  readonly stuck?: true
}

export const applicationsView = (raw: RawSearch): ApplicationsView =>
  omitUndefined({
    status: choiceValue(raw.status, LOAN_STATUSES_ON_SCREEN),
    q: textValue(raw.q),
    customer: textValue(raw.customer),
    stuck: flagValue(raw.stuck),
  })
