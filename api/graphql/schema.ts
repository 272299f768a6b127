import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Permission } from "@voltread/domain/shared/permissions.ts"
import { buildSchema, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from "graphql"
import { denial } from "../http/permission.ts"
import { toGraphQLError } from "./answer.ts"
import type { GraphQLContext } from "./context.ts"

export type Endpoint = "shop" | "products" | "analytics"

/** A method's type, so that resolvers of any source and arguments fit: the schema has checked both by then. */
type Resolver = {
  resolve(source: unknown, args: object, context: GraphQLContext, info: GraphQLResolveInfo): unknown
}["resolve"]
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>
/** The permission of every field of Query and Mutation. */
export type Permissions = Readonly<Record<string, Permission>>

const filesOf = (endpoint: Endpoint): ReadonlyArray<string> => {
  const files = readdirSync(join(import.meta.dirname, endpoint))
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => join(endpoint, file))
  return endpoint === "analytics" ? [...files, "shop/report.graphql"] : files
}

/**
 * The executable schema of an endpoint. Fails at once when a field of Query or Mutation has no resolver or names no
 * permission, and when a resolver or a permission is for a field that does not exist.
 */
export const executableSchema = (
  endpoint: Endpoint,
  resolvers: Resolvers,
  permissions: Permissions,
): GraphQLSchema => {
  const text = filesOf(endpoint).map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  const schema = buildSchema(text.join("\n"))
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
  for (const [typeName, fields] of Object.entries(resolvers)) {
    if (typeName === "Query" || typeName === "Mutation") continue
    attach(schema, typeName, fields)
  }
  return schema
}

const guarded =
  (permission: Permission, resolve: Resolver): Resolver =>
  (source, args, context, info) => {
    const denied = denial(context.viewer, permission)
    if (denied !== undefined) throw toGraphQLError(denied)
    return resolve(source, args, context, info)
  }

const attach = (
  schema: GraphQLSchema,
  typeName: string,
  fields: Readonly<Record<string, Resolver>>,
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
