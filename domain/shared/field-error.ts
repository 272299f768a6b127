import { type Schema, SchemaIssue } from "effect"

/** An error in one field of a form, by the rule that it breaks (spec §3, generic response envelope). */
export interface FieldError {
  readonly property: string
  readonly constraints: Readonly<Record<string, string>>
}

export const fieldError = (property: string, rule: string, message: string): FieldError => ({
  property,
  constraints: { [rule]: message },
})

const messages = SchemaIssue.makeFormatterStandardSchemaV1()
const rules = SchemaIssue.makeFormatterStandardSchemaV1({
  checkHook: ({ filter }) => ruleOf(filter.annotations),
  leafHook: () => "isDefined",
})

const ruleOf = (annotations: { readonly [key: string]: unknown } | undefined): string => {
  const rule = annotations?.rule
  return typeof rule === "string" ? rule : "isValid"
}

/**
 * The issues of a schema as field errors: one entry for each property, in the order of the schema, with its rules in
 * the order of the checks. A check names its rule by the annotation `rule`.
 */
export const fieldErrors = (error: Schema.SchemaError): ReadonlyArray<FieldError> => {
  const issue = meant(error.issue)
  const named = rules(issue).issues
  const byProperty = new Map<string, Record<string, string>>()
  for (const [index, { path, message }] of messages(issue).issues.entries()) {
    const property = (path ?? []).map((key) => String(typeof key === "object" ? key.key : key)).join(".")
    const constraints = byProperty.get(property) ?? {}
    const name = named[index]?.message
    constraints[name === undefined || name === message ? "isValid" : name] = message
    byProperty.set(property, constraints)
  }
  return [...byProperty].map(([property, constraints]) => ({ property, constraints }))
}

/** Of a form with several shapes, the issues of the one whose literals were sent. */
const meant = (issue: SchemaIssue.Issue): SchemaIssue.Issue => {
  if (issue._tag !== "AnyOf") return issue
  const issues = issue.issues.filter((each) => !lacksLiteral(each))
  return issues.length === 0 ? issue : new SchemaIssue.AnyOf(issue.ast, issues)
}

const lacksLiteral = (issue: SchemaIssue.Issue): boolean =>
  issue._tag === "Composite" &&
  issue.issues.some(
    (each) =>
      each._tag === "Pointer" && each.issue._tag === "InvalidType" && each.issue.ast._tag === "Literal",
  )
