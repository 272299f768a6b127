import type { TouchModel } from "@voltread/domain/ordering/attribution.ts"
import { Data } from "effect"

/** `from` and `to`: days in the shop's time zone, both inclusive. `asOf`: a position of the log; absent: now. */
export interface ReportInput {
  readonly from: string
  readonly to: string
  readonly groupBy: string
  readonly statuses?: ReadonlyArray<string> | null
  readonly gateway?: string | null
  readonly category?: string | null
  readonly brand?: string | null
  readonly partner?: string | null
  readonly affiliateId?: string | null
  /** Which visit gets the credit for an order, in reports of traffic; absent: the last one. */
  readonly touch?: TouchModel | null
  readonly asOf?: string | null
  /** Key of a column; absent: the report's own order. */
  readonly sort?: string | null
  readonly order?: "asc" | "desc" | null
  /** The most rows; absent: all of a report by time, otherwise a page. */
  readonly first?: number | null
  /** The previous page's `next`. */
  readonly after?: string | null
}

/** The report does not have that grouping, dates or sort order. */
export class InvalidReport extends Data.TaggedError("InvalidReport")<{ readonly message: string }> {}

export type ColumnKind = "text" | "time" | "count" | "money" | "percent"

export interface ReportColumn {
  readonly key: string
  readonly label: string
  readonly kind: ColumnKind
}

export interface ReportRow {
  readonly key: string
  readonly cells: ReadonlyArray<string>
  /** The page about the subject of the row, where there is one: `order:<id>`, `customer:<username>`, `product:<id>`. */
  readonly opens: string | null
}

/** A table to be shown or exported; money cells are decimal strings, exact to the cent. */
export interface Report {
  readonly name: string
  readonly columns: ReadonlyArray<ReportColumn>
  readonly rows: ReadonlyArray<ReportRow>
  /** For all rows, also those on other pages; empty where a total has no meaning. */
  readonly totals: ReadonlyArray<string>
  /** Where the next page begins; null after the last row. */
  readonly next: string | null
  /** The position up to which events are included; a request with this position gives the same figures again. */
  readonly asOf: string
  readonly generatedAt: string
}

/** A way to group a report. */
export interface Grouping {
  readonly label: string
  /** By time: all rows are on one page, in order. */
  readonly isTime?: boolean
}
