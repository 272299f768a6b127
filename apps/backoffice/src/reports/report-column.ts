import type { ReportResultFragment } from "../generated/reports.ts"

export type ReportColumn = ReportResultFragment["columns"][number]
export type ReportRow = ReportResultFragment["rows"][number]

/** Cells that hold a number; they are written as plain decimals. */
export const isNumeric = ({ kind }: ReportColumn): boolean => kind !== "text" && kind !== "time"
