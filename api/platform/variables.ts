import { Effect, Result, Schema, SchemaIssue } from "effect"

/** The variables of the environment that are set. */
export type Variables = Readonly<Record<string, string>>

export const withDefault = <S extends Schema.Constraint>(schema: S, value: S["Type"]) =>
  Schema.withDecodingDefaultTypeKey<S>(Effect.succeed(value))(schema)

export const Url = (...protocols: ReadonlyArray<string>) =>
  Schema.String.check(
    Schema.makeFilter<string>(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      { message: `must be a URL that starts with ${protocols.map((name) => `${name}://`).join(" or ")}` },
    ),
  )

/** Where browsers reach something: neither a path, which links would lose, nor credentials. */
export const Origin = Url("http", "https").check(
  Schema.makeFilter<string>(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    {
      message: "must be an origin such as https://shop.example, without a path",
    },
  ),
)

export const Text = Schema.String.check(Schema.isMinLength(1, { message: "must not be empty" }))

export const Secret = Schema.String.check(
  Schema.isMinLength(32, {
    message: "must have at least 32 characters; make one with: openssl rand -hex 32",
  }),
)

const list = new Intl.ListFormat("en", { type: "disjunction" })

export const oneOf = <const Words extends ReadonlyArray<string>>(...words: Words) =>
  Schema.Literals(words).annotate({ message: `must be ${list.format(words)}` })

export const NumberText = Schema.String.check(
  Schema.isPattern(/^\s*-?\d+(\.\d+)?\s*$/, { message: "must be a number" }),
).pipe(Schema.decodeTo(Schema.FiniteFromString))

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const linesOf = (issue: SchemaIssue.Issue): ReadonlyArray<string> =>
  format(issue).issues.map(({ path, message }) => {
    const [name = "environment", ...inside] = (path ?? []).map(String)
    const what = message === "Missing key" ? "is required" : message
    return `  ${name}: ${inside.length === 0 ? "" : `${inside.join(".")} `}${what}`
  })

/** A failure has a line for each variable that is wrong. */
export const decodeVariables = <A>(
  schema: Schema.ConstraintDecoder<A>,
  variables: Variables,
): Result.Result<A, ReadonlyArray<string>> =>
  Schema.decodeUnknownResult(schema, { errors: "all" })(variables).pipe(
    Result.mapError(({ issue }) => linesOf(issue)),
  )

export type Fields<A> = Schema.ConstraintDecoder<A> & { readonly fields: Readonly<Record<string, unknown>> }

/** Undefined where none of these variables is set; where one is, all of them are required. */
export const allOrNone = <A>(
  schema: Fields<A>,
  variables: Variables,
): Result.Result<A | undefined, ReadonlyArray<string>> =>
  Object.keys(schema.fields).some((name) => variables[name] !== undefined)
    ? decodeVariables(schema, variables)
    : Result.succeed(undefined)
