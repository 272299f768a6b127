import { Schema } from "effect"

/** A node of a plan, in the format of `explain (format json)`. */
interface PlanNode {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly "Index Name"?: string
  readonly "Index Cond"?: string
  readonly Filter?: string
  readonly Plans?: ReadonlyArray<PlanNode>
}

const PlanNode: Schema.Codec<PlanNode> = Schema.Struct({
  "Node Type": Schema.String,
  "Relation Name": Schema.optionalKey(Schema.String),
  "Index Name": Schema.optionalKey(Schema.String),
  "Index Cond": Schema.optionalKey(Schema.String),
  Filter: Schema.optionalKey(Schema.String),
  Plans: Schema.optionalKey(Schema.Array(Schema.suspend((): Schema.Codec<PlanNode> => PlanNode))),
})

const Logged = Schema.fromJsonString(Schema.Struct({ "Query Text": Schema.String, Plan: PlanNode }))
const decodeLogged = Schema.decodeSync(Logged)
const Explained = Schema.Tuple([
  Schema.Struct({ "QUERY PLAN": Schema.Tuple([Schema.Struct({ Plan: PlanNode })]) }),
])
const decodeExplained = Schema.decodeUnknownSync(Explained)

/** A statement with the plan that was used. */
export interface StatementPlan {
  readonly text: string
  readonly root: PlanNode
}

const BEGINNING = /^duration: [\d.]+ ms {2}plan:\n/

/** The plan in a notice of auto_explain; null for other notices. */
export const loggedPlan = (notice: string): StatementPlan | null => {
  if (!BEGINNING.test(notice)) return null
  const { "Query Text": text, Plan: root } = decodeLogged(notice.replace(BEGINNING, ""))
  return { text: text.replaceAll(/\s+/g, " ").trim(), root }
}

/** The plan in the rows of `explain (format json)`. */
export const explainedPlan = (rows: unknown): PlanNode => decodeExplained(rows)[0]["QUERY PLAN"][0].Plan

const INDEX_SCANS: ReadonlySet<string> = new Set(["Index Scan", "Index Only Scan", "Bitmap Index Scan"])

/**
 * The tables and indexes that a plan reads completely. An index that is read in order until a limit is reached does not
 * count, unless rows are left out by `clock_timestamp()`: no index serves that, and there may be too few that are due.
 */
export const readWhole = (node: PlanNode, isLimited = false): ReadonlyArray<string> => {
  const { "Relation Name": table, "Index Name": index, "Index Cond": condition, Filter, Plans = [] } = node
  const type = node["Node Type"]
  const endsEarly = isLimited && Filter?.includes("clock_timestamp()") !== true
  const isWholeIndex = INDEX_SCANS.has(type) && condition === undefined && !endsEarly
  return [
    ...(type === "Seq Scan" && table !== undefined ? [table] : []),
    ...(isWholeIndex && index !== undefined ? [index] : []),
    ...Plans.flatMap((each) => readWhole(each, isLimited || type === "Limit")),
  ]
}
