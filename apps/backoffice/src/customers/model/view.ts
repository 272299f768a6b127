import type { CustomerListRequest } from "@voltread/domain/contract/customer.ts"
import {
  choiceValue,
  dayValue,
  omitUndefined,
  type RawSearch,
  textValue,
} from "../../search-params/search-value.ts"

const CUSTOMER_STATUSES = ["active", "disabled", "guest"] as const

/** Spec §9, page sizes; the first is the one to start with. */
export const PAGE_SIZES = ["12", "24", "36", "48", "50"] as const

/** Which customers are shown. The address of the page is this, and nothing else. */
export interface CustomersView {
  readonly q?: string
  readonly status?: (typeof CUSTOMER_STATUSES)[number]
  /** Days of registration, or of a guest's first order, in the shop's time zone, both included. */
  readonly from?: string
  readonly to?: string
  /** Rows that are loaded at once; absent: the first page size. */
  readonly size?: Exclude<(typeof PAGE_SIZES)[number], "12">
}

/** Reads a view out of a query string; what cannot be read is left out, so any address opens the page. */
export const customersView = (raw: RawSearch): CustomersView => {
  const size = choiceValue(typeof raw.size === "number" ? String(raw.size) : raw.size, PAGE_SIZES)
  return omitUndefined({
    q: textValue(raw.q),
    status: choiceValue(raw.status, CUSTOMER_STATUSES),
    from: dayValue(raw.from),
    to: dayValue(raw.to),
    size: size === "12" ? undefined : size,
  })
}

/** The question to the server for the page after a cursor. */
export const customersRequest = (view: CustomersView, after: string | null): CustomerListRequest => ({
  pageSize: Number(view.size ?? PAGE_SIZES[0]),
  after,
  filters: {
    search: view.q ?? null,
    status: view.status ?? null,
    from: view.from ?? null,
    to: view.to ?? null,
  },
})
