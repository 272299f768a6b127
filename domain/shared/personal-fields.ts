import { Predicate, SchemaAST } from "effect"

/** The paths of a schema's personal fields. */
export type PersonalFields =
  | { readonly _tag: "personal" }
  | { readonly _tag: "pseudonym" }
  | { readonly _tag: "fields"; readonly fields: ReadonlyMap<string, PersonalFields> }
  | { readonly _tag: "items"; readonly items: PersonalFields }

/** The fields that `personal` and `pseudonymous` mark in a schema, at any depth; null where there are none. */
export const personalFieldsOf = (ast: SchemaAST.AST): PersonalFields | null => {
  const mark = ast.annotations?.personal
  if (mark === true) return { _tag: "personal" }
  if (mark === "pseudonym") return { _tag: "pseudonym" }
  if (SchemaAST.isObjects(ast)) {
    const fields = ast.propertySignatures.flatMap(({ name, type }) => {
      const found = personalFieldsOf(type)
      return found === null ? [] : [[String(name), found] as const]
    })
    return fields.length === 0 ? null : { _tag: "fields", fields: new Map(fields) }
  }
  if (SchemaAST.isUnion(ast)) return ast.types.map(personalFieldsOf).reduce(merge, null)
  if (SchemaAST.isArrays(ast)) {
    const items = [...ast.elements, ...ast.rest].map(personalFieldsOf).reduce(merge, null)
    return items === null ? null : { _tag: "items", items }
  }
  return null
}

const merge = (one: PersonalFields | null, other: PersonalFields | null): PersonalFields | null => {
  if (one === null || other === null) return one ?? other
  if (one._tag === "fields" && other._tag === "fields") {
    const fields = new Map(one.fields)
    for (const [name, found] of other.fields)
      fields.set(name, merge(fields.get(name) ?? null, found) ?? found)
    return { _tag: "fields", fields }
  }
  return one
}

export const ERASED = "[erased]"

export type Path = ReadonlyArray<string | number>

export interface RedactedValue {
  /** The same shape, with `[erased]` and the pseudonym in place of personal data. */
  readonly redacted: unknown
  /** The values that were removed, by path. */
  readonly personal: ReadonlyArray<readonly [path: Path, value: string]>
}

/** Removes the personal fields from a value. Fields that are null or missing stay as they are. */
export const redact = (value: unknown, where: PersonalFields, pseudonym: string): RedactedValue => {
  const personal: Array<readonly [Path, string]> = []
  const visit = (part: unknown, at: PersonalFields, path: Path): unknown => {
    switch (at._tag) {
      case "personal":
      case "pseudonym":
        if (typeof part !== "string" || part === "") return part
        personal.push([path, part])
        return at._tag === "personal" ? ERASED : pseudonym
      case "items":
        return Array.isArray(part) ? part.map((item, index) => visit(item, at.items, [...path, index])) : part
      case "fields":
        return Predicate.isObject(part)
          ? Object.fromEntries(
              Object.entries(part).map(([name, field]) => {
                const known = at.fields.get(name)
                return [name, known === undefined ? field : visit(field, known, [...path, name])]
              }),
            )
          : part
    }
  }
  return { redacted: visit(value, where, []), personal }
}

/** A copy of the value with its personal fields put back. */
export const restore = (
  redacted: unknown,
  personal: ReadonlyArray<readonly [path: Path, value: string]>,
): unknown => {
  // Each object on the path to a field is copied once, even if it holds several fields.
  const copies = new Set<unknown>()
  const put = (part: unknown, path: Path, depth: number, value: string): unknown => {
    const step = path[depth]
    if (step === undefined) return value
    if (Array.isArray(part)) {
      const copy = copies.has(part) ? part : part.slice()
      copies.add(copy)
      if (typeof step === "number") copy[step] = put(copy[step], path, depth + 1, value)
      return copy
    }
    if (!Predicate.isObject(part)) return part
    const copy = copies.has(part) ? part : { ...part }
    copies.add(copy)
    Reflect.set(copy, step, put(Reflect.get(copy, step), path, depth + 1, value))
    return copy
  }
  return personal.reduce<unknown>((whole, [path, value]) => put(whole, path, 0, value), redacted)
}
