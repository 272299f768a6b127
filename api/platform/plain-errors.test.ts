import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { plainErrors } from "./plain-errors.ts"

const Kinds = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("percent"), percent: Schema.Int }),
  Schema.Struct({ kind: Schema.Literal("amount"), cents: Schema.Int }),
])

const Flags = Schema.Union([
  Schema.Struct({ isSame: Schema.Literal(true) }),
  Schema.Struct({ isSame: Schema.Literal(false), other: Schema.String }),
])

const said = (field: Schema.ConstraintDecoder<unknown>, sent: object) =>
  Result.match(Schema.decodeUnknownResult(Schema.Struct({ field }), { errors: "all" })(sent), {
    onSuccess: () => undefined,
    onFailure: (error) =>
      plainErrors(error).map(({ property, constraints }) => `${property}: ${Object.values(constraints)}`),
  })

test.each<readonly [Schema.ConstraintDecoder<unknown>, unknown, string]>([
  [Schema.String, 5, "must be text"],
  [Schema.NullOr(Schema.String), 5, "must be text"],
  [Schema.String.check(Schema.isMinLength(1)), "", "must not be empty"],
  [Schema.String.check(Schema.isMaxLength(2)), "abc", "must have a length of at most 2"],
  [Schema.Array(Schema.String).check(Schema.isMaxLength(1)), ["a", "b"], "must have a length of at most 1"],
  [Schema.Array(Schema.String), "a", "must be a list"],
  [Schema.Struct({ a: Schema.String }), "a", "must be an object"],
  [Schema.Boolean, "yes", "must be true or false"],
  [Schema.Number, "5", "must be a number"],
  [Schema.Finite, Number.POSITIVE_INFINITY, "must be a number"],
  [Schema.Int, 0.5, "must be a whole number"],
  [Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9 })), 0, "must be between 1 and 9"],
  [Schema.Finite.check(Schema.isGreaterThan(0)), 0, "must be greater than 0"],
  [Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)), -1, "must be at least 0"],
  [Schema.Literals(["new", "old"]), "red", "must be new or old"],
  [Schema.Literal(true), false, "must be true"],
  [Schema.String.check(Schema.isUUID()), "x", "must be a UUID"],
  [Schema.String.check(Schema.isUUID(4)), "x", "must be a random UUID"],
  [Schema.String.check(Schema.isPattern(/^\d$/)), "x", "must be in the right form"],
  [Flags, { isSame: "yes" }, "must be an object"],
  [Flags, 5, "must be an object"],
  [Kinds, { kind: "gift" }, "must have as kind percent or amount"],
])("what a schema does not accept is said in plain words: %#", (field, value, words) => {
  expect(said(field, { field: value })).toEqual([`field: ${words}`])
})

test("a field that was not sent is missing", () => {
  expect(said(Schema.String, {})).toEqual(["field: is missing"])
})

test("of a long list of mistakes the first are named", () => {
  const errors = said(Schema.Array(Schema.String), { field: Array.from({ length: 5_000 }, () => 1) })
  expect(errors).toHaveLength(20)
  expect(errors?.[0]).toBe("field.0: must be text")
})

test("a form's own words stay as they are", () => {
  const named = Schema.String.check(Schema.isMinLength(1, { message: "Please enter a name" }))
  expect(said(named, { field: "" })).toEqual(["field: Please enter a name"])
})
