import type { ReportName } from "@voltread/domain/contract/report.ts"
import type { Queryable } from "@voltread/projections/platform/sql.ts"
import type { ColumnKind, Report, ReportColumn } from "@voltread/projections/reports/report.ts"
import { REPORT_NAMES, REPORTS } from "./report-request.ts"

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `affiliate-summary` is the field `affiliateSummaryReport` of the type `AffiliateSummaryReport`. */
export const fieldOf = (name: ReportName): string => `${camelCase(name)}Report`
const typeOf = (name: ReportName): string => fieldOf(name).replace(/^./, (letter) => letter.toUpperCase())

const SCALARS: Readonly<Record<ColumnKind, string>> = {
  text: "String",
  time: "String",
  count: "Int",
  money: "Float",
  percent: "Float",
}

const isFigure = ({ kind }: ReportColumn): boolean => kind !== "text" && kind !== "time"

/** Columns do not depend on what is stored. */
const nothingStored: Queryable = {
  query: async () => ({ rows: [], rowCount: 0, command: "SELECT", oid: 0, fields: [] }),
}

/** All columns that a report can have under any grouping. */
const columnsOf = async (name: ReportName): Promise<ReadonlyArray<ReportColumn>> => {
  const { table, groupings } = REPORTS[name]
  const tables = await Promise.all(
    Object.keys(groupings).map((groupBy) =>
      table(nothingStored, { from: "2026-01-01", to: "2026-01-01", groupBy }),
    ),
  )
  const columns = new Map(tables.flatMap((each) => each.columns.map((column) => [column.key, column])))
  return [...columns.values()]
}

const COMMON = `  name: String!
  columns: [ReportColumn!]!`
const REST = `  totals: [String!]!
  next: String
  asOf: String!
  generatedAt: String!`

const definitionOf = async (name: ReportName): Promise<string> => {
  const type = typeOf(name)
  const columns = await columnsOf(name)
  const fieldsOf = (some: ReadonlyArray<ReportColumn>) =>
    some.map(({ key, label, kind }) => `  ${JSON.stringify(label)}\n  ${camelCase(key)}: ${SCALARS[kind]}`)
  return `type ${type} implements Report {
${COMMON}
  rows: [${type}Row!]!
  "What all rows come to; empty where a sum says nothing."
  sums: ${type}Sums!
${REST}
}

type ${type}Row implements ReportRow {
  key: String!
  cells: [String!]!
  opens: String
${fieldsOf(columns).join("\n")}
}

type ${type}Sums {
${fieldsOf(columns.filter(isFigure)).join("\n")}
}
`
}

/**
 * The definitions of all reports with their columns as typed fields: amounts in dollars, null where a grouping has no
 * such column or a row has no value. They are kept in `typed-reports.shop.analytics.graphql`.
 */
export const typedReports = async (): Promise<string> => {
  const types = await Promise.all(REPORT_NAMES.map(definitionOf))
  const fields = REPORT_NAMES.map((name) => `  ${fieldOf(name)}(input: ReportInput!): ${typeOf(name)}!`)
  return `# Generated from the reports' columns by write-typed-reports.ts.

${types.join("\n")}
extend type Query {
${fields.join("\n")}
}
`
}

const fieldValue = (kind: ColumnKind, cell: string): string | number | null => {
  if (cell === "") return null
  return kind === "text" || kind === "time" ? cell : Number(cell)
}

const typedCells = (columns: ReadonlyArray<ReportColumn>, cells: ReadonlyArray<string>) =>
  Object.fromEntries(
    columns.map(({ key, kind }, index) => [camelCase(key), fieldValue(kind, cells[index] ?? "")]),
  )

/** A report with its cells as typed fields, too. */
export const typed = (name: ReportName, report: Report) => ({
  ...report,
  type: typeOf(name),
  rows: report.rows.map((row) => ({
    ...typedCells(report.columns, row.cells),
    ...row,
  })),
  sums: typedCells(report.columns, report.totals),
})
