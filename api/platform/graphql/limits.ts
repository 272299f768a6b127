import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth"
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  getVariableValues,
  isLeafType,
  isListType,
  NoSchemaIntrospectionCustomRule,
  parse,
  SchemaMetaFieldDef,
  specifiedRules,
  TypeMetaFieldDef,
  type ValidationContext,
  validate,
} from "graphql"
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity"
import { LRUCache } from "lru-cache"

const MAX_DEPTH = 9
/** The apps' costliest operation comes to about 190. */
const MAX_COST = 500
/**
 * Cost of a field of Query or Mutation. Each queries the database, and the apps' operations have one: more than a few
 * of them would be asked at once.
 */
const QUESTION = 50
/** Cost of asking for the schema, where that is allowed, whatever of it is asked for: it is in memory. */
const INTROSPECTION = 100
/** Characters; the apps' longest operation has about 3,000. */
const MAX_TEXT = 20_000
/** The apps' longest operation has about 200. Comparing fields of one name takes the square of their number. */
const MAX_TOKENS = 1_000
/** Assumed length of a list. */
const LIST = 10
/** The cache holds operations of so many characters in all; a parsed document takes about a hundred times as many bytes. */
const KEPT_TEXT = 400_000

const estimator =
  (schema: GraphQLSchema): ComplexityEstimator =>
  ({ field, type: parent, childComplexity }) => {
    if (field === SchemaMetaFieldDef || field === TypeMetaFieldDef) return INTROSPECTION
    const type = getNullableType(field.type)
    const own = parent === schema.getQueryType() || parent === schema.getMutationType() ? QUESTION : 1
    if (isListType(type)) return own + LIST * childComplexity
    return isLeafType(type) && own === 1 ? 0.1 : own + childComplexity
  }

export interface CheckedQuery {
  readonly document: DocumentNode
  readonly errors: ReadonlyArray<GraphQLError>
}

/** GraphQL's own rules do not check the fields of a mutation or subscription where the schema has none. */
const knownOperationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (node) => {
    if (context.getSchema().getRootType(node.operation) != null) return
    context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }))
  },
})

/**
 * Parses and validates operations, each valid text once: the apps send the same few all day. What is refused is not
 * kept, so that nobody can fill the memory with it.
 */
export const makeQueryChecker = (
  schema: GraphQLSchema,
  options: { readonly introspection: boolean; readonly suggestions: boolean },
) => {
  const rules = [
    ...specifiedRules,
    knownOperationRule,
    maxDepthRule({
      n: MAX_DEPTH,
      ignoreIntrospection: true,
      exposeLimits: false,
      errorMessage: "The operation has too many levels.",
    }),
    ...(options.introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ]
  const kept = { max: 1_000, maxSize: KEPT_TEXT }
  const checked = new LRUCache<string, CheckedQuery>({
    ...kept,
    sizeCalculation: (_, text) => text.length + 1,
  })

  /** Throws a `GraphQLError` for what cannot be parsed. */
  const check = (text: string): CheckedQuery => {
    const known = checked.get(text)
    if (known !== undefined) return known
    const document = parse(text, { maxTokens: MAX_TOKENS })
    const errors = validate(schema, document, rules, {
      maxErrors: 10,
      hideSuggestions: !options.suggestions,
    })
    const result = { document, errors }
    if (errors.length === 0) checked.set(text, result)
    return result
  }

  const costs = new LRUCache<string, number>({ ...kept, sizeCalculation: (_, text) => text.length })

  /** Cached, except for operations whose fields depend on variables (`@include`, `@skip`). */
  const isTooCostly = (
    text: string,
    operationName: string | undefined,
    variables: Readonly<Record<string, unknown>>,
  ): boolean => {
    const key = `${operationName ?? ""}\n${text}`
    const cost = costs.get(key) ?? costOf(schema, check(text).document, operationName, variables)
    if (cost > 0 && !CONDITIONAL.test(text)) costs.set(key, cost)
    return cost > MAX_COST
  }

  return { check, isTooCostly, isTooLong: (text: string) => text.length > MAX_TEXT }
}

/** Without the `@`: commas and comments may stand between it and the name. */
const CONDITIONAL = /\b(include|skip)\b/

/**
 * What answering would cost, in about the number of objects. 0 where execution refuses before any field is asked for;
 * endless where the cost cannot be told.
 */
const costOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Readonly<Record<string, unknown>>,
): number => {
  const operation = getOperationAST(document, operationName)
  if (operation == null) return 0
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 })
  if (coerced.errors !== undefined) return 0
  const name = operation.name?.value
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      estimators: [estimator(schema)],
      ...(name === undefined ? {} : { operationName: name }),
    })
  } catch (error) {
    if (error instanceof GraphQLError) return Number.POSITIVE_INFINITY
    throw error
  }
}
