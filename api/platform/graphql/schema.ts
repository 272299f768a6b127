import type { Permission } from "@voltread/domain/shared/permissions.ts"
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
} from "graphql"
import { denial } from "../http/permission.ts"
import { unusableText } from "../http/unusable-text.ts"
import { toGraphQLError } from "./answer.ts"
import type { GraphQLContext } from "./context.ts"

/** Declared as a method for its bivariant parameters: GraphQL has validated source and arguments by then. */
type Resolver<R> = {
  resolve(source: unknown, args: object, context: GraphQLContext<R>, info: GraphQLResolveInfo): unknown
}["resolve"]
export type Resolvers<R> = Readonly<Record<string, Readonly<Record<string, Resolver<R>>>>>
/** The permission of every field of Query and Mutation. */
export type Permissions = Readonly<Record<string, Permission>>

/**
 * The executable schema of these definitions (SDL). Fails at once when a field of Query or Mutation has no resolver or names no
 * permission, and when a resolver or a permission is for a field that does not exist. A value of a union, or of an
 * interface, names its type in `type`.
 */
export const executableSchema = <R>(
  definitions: string,
  resolvers: Resolvers<R>,
  permissions: Permissions,
): GraphQLSchema => {
  const schema = buildSchema(definitions)
  const unused = new Set(Object.keys(permissions))
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    if (root == null) continue
    for (const [name, field] of Object.entries(root.getFields())) {
      const resolve = resolvers[root.name]?.[name]
      const permission = permissions[name]
      if (resolve === undefined) throw new Error(`${root.name}.${name} has no resolver`)
      if (permission === undefined) throw new Error(`${root.name}.${name} names no permission`)
      unused.delete(name)
      field.resolve = guarded(permission, resolve)
    }
  }
  if (unused.size > 0) throw new Error(`There is no field ${[...unused].join(", ")} to permit`)
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = ({ type: name }: { readonly type: string }) => name
  }
  for (const [typeName, fields] of Object.entries(resolvers)) {
    if (typeName === "Query" || typeName === "Mutation") continue
    attach(schema, typeName, fields)
  }
  return schema
}

const guarded =
  <R>(permission: Permission, resolve: Resolver<R>): Resolver<R> =>
  async (source, args, context, info) => {
    const denied = denial(context.viewer, permission)
    if (denied !== undefined) throw toGraphQLError(denied)
    const unusable = unusableText(args)
    if (unusable !== undefined) throw toGraphQLError(unusable)
    await context.countQuestion()
    return resolve(source, args, context, info)
  }

const attach = <R>(
  schema: GraphQLSchema,
  typeName: string,
  fields: Readonly<Record<string, Resolver<R>>>,
): void => {
  const type = schema.getType(typeName)
  if (type === undefined || !isObject(type)) throw new Error(`There is no object type ${typeName}`)
  const known = type.getFields()
  for (const [name, resolve] of Object.entries(fields)) {
    const field = known[name]
    if (field === undefined) throw new Error(`There is no field ${typeName}.${name}`)
    field.resolve = resolve
  }
}

const isObject = (type: object): type is GraphQLObjectType => "getFields" in type && "getInterfaces" in type
