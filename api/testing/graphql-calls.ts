import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql"
import { GOOD_VALUES } from "./good-values.ts"

type Root = "query" | "mutation"
type Field = GraphQLField<unknown, unknown>

/** One field of Query or Mutation. */
export interface GraphQLCall {
  readonly root: Root
  readonly field: Field
}

/** A value within the arguments of a call: the path of names to it, and its type. */
export interface Leaf {
  readonly path: ReadonlyArray<string>
  /** The input object that has the field, which several calls may take; otherwise the call that has the argument. */
  readonly owner: string
  readonly type: GraphQLScalarType
}

/** Every field of the schema's root types. */
export const graphqlCalls = (schema: GraphQLSchema): ReadonlyArray<GraphQLCall> =>
  (["query", "mutation"] as const).flatMap((root) => {
    const type = root === "query" ? schema.getQueryType() : schema.getMutationType()
    return Object.values(type?.getFields() ?? {}).map((field) => ({ root, field }))
  })

/** All values that a caller can send, at any depth. */
export const leavesOf = ({ field }: GraphQLCall): ReadonlyArray<Leaf> =>
  field.args.flatMap((each) => leaves(each, [], field.name))

const leaves = (
  { name, type }: GraphQLArgument | GraphQLInputField,
  before: ReadonlyArray<string>,
  owner: string,
): ReadonlyArray<Leaf> => {
  const path = [...before, name]
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((each) => leaves(each, path, named.name))
  return isEnumType(named) ? [] : [{ path, owner, type: named }]
}

/** The type of a variable in the place of `leaf`. */
export const variableOf = ({ field }: GraphQLCall, leaf: Leaf): GraphQLInputType =>
  needsValue(field, leaf) ? new GraphQLNonNull(leaf.type) : leaf.type

/** The operation with values that its types accept, and the variable `$v` in the place of `leaf`. */
export const operationOf = (call: GraphQLCall, leaf?: Leaf): string => {
  const { root, field } = call
  const args = written(field.args, leaf, [])
  const selection = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }"
  const variables = leaf === undefined ? "" : `($v: ${variableOf(call, leaf)})`
  return `${root} ${variables} { ${field.name}${args === "" ? "" : `(${args})`} ${selection} }`
}

const needsValue = (field: Field, { path }: Leaf): boolean => {
  let within: ReadonlyArray<GraphQLArgument | GraphQLInputField> = field.args
  let needs = false
  for (const name of path) {
    const found = within.find((each) => each.name === name)
    if (found === undefined) return needs
    needs = isNonNullType(found.type) || isListType(found.type)
    const named = getNamedType(found.type)
    within = isInputObjectType(named) ? Object.values(named.getFields()) : []
  }
  return needs
}

const written = (
  fields: ReadonlyArray<GraphQLArgument | GraphQLInputField>,
  leaf: Leaf | undefined,
  before: ReadonlyArray<string>,
): string =>
  fields
    .filter((each) => isNonNullType(each.type) || leadsTo(leaf, [...before, each.name]))
    .map((each) => `${each.name}: ${value(each, leaf, [...before, each.name])}`)
    .join(", ")

const leadsTo = (leaf: Leaf | undefined, path: ReadonlyArray<string>): boolean =>
  path.every((name, index) => leaf?.path[index] === name)

const value = (
  { name, type }: GraphQLArgument | GraphQLInputField,
  leaf: Leaf | undefined,
  path: ReadonlyArray<string>,
): string => {
  const isIt = leadsTo(leaf, path)
  if (isIt && leaf?.path.length === path.length) return hasList(type) ? "[$v]" : "$v"
  const named = getNamedType(type)
  if (isInputObjectType(named)) {
    const object = `{${written(Object.values(named.getFields()), leaf, path)}}`
    if (!hasList(type)) return object
    return isIt ? `[${object}]` : "[]"
  }
  if (hasList(type)) return "[]"
  if (isEnumType(named)) return named.getValues()[0]?.name ?? ""
  switch (named.name) {
    case "Int":
    case "Float":
      return "1"
    case "Boolean":
      return "true"
    default:
      return JSON.stringify(GOOD_VALUES[name] ?? "x")
  }
}

const hasList = (type: GraphQLInputType): boolean => {
  if (isNonNullType(type)) return hasList(type.ofType)
  return isListType(type)
}
