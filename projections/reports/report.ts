import type { TouchModel } from "@voltread/domain/ordering/attribution.ts"
import { Data } from "effect"

/** `from` and `to`: days of the shop's time zone, both inclusive. `asOf`: a position of the log; absent: now. */
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
  /** Which visit orders count for in reports of traffic; absent: the last one. */
  readonly touch?: TouchModel | null
  readonly asOf?: string | null
  /** Key of a column; absent: as the report has it. */
  readonly sort?: string | null
  readonly order?: "asc" | "desc" | null
  /** The most rows; absent: all of a report by time, else a page. */
  readonly first?: number | null
  /** `next` of the page before. */
  readonly after?: string | null
}

/** The report cannot be grouped, dated or sorted like that. */
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
  /** What the row counts, where that has a page of its own: `order:<id>`, `customer:<username>`, `product:<id>`. */
  readonly opens: string | null
}

/** A table ready to be shown or exported; money cells are decimal strings, exact to the cent. */
export interface Report {
  readonly name: string
  readonly columns: ReadonlyArray<ReportColumn>
  readonly rows: ReadonlyArray<ReportRow>
  /** Of all rows, also of those on other pages; empty where a sum says nothing. */
  readonly totals: ReadonlyArray<string>
  /** Where the next page begins; null after the last row. */
  readonly next: string | null
  /** The position up to which events are in it; asking as of it again gives the same figures. */
  readonly asOf: string
  readonly generatedAt: string
}

/** A way to group a report. */
export interface Grouping {
  readonly label: string
  /** Of time: all rows are on one page, in order. */
  readonly isTime?: boolean
}
