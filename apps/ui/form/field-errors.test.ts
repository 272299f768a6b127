import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { firstConstraints, firstMessage } from "./field-errors.ts"
import { schemaValidator } from "./schema-validator.ts"

describe("field errors", () => {
  it("show the first constraint of each property", () => {
    expect(
      firstConstraints([
        { property: "city", constraints: { isNotEmpty: "Please enter a City", maxLength: "its too Long" } },
        { property: "phone", constraints: {} },
        { property: "city", constraints: { other: "later" } },
      ]),
    ).toEqual({ city: "Please enter a City" })
  })

  it("read as text whether they come from a schema or from the server", () => {
    expect(firstMessage([undefined, { message: "from a schema" }])).toBe("from a schema")
    expect(firstMessage(["from the server"])).toBe("from the server")
    expect(firstMessage([])).toBeUndefined()
  })
})

describe("a schema's validator", () => {
  it("reports every wrong field with its own message", () => {
    const schema = Schema.Struct({
      a: Schema.String.check(Schema.isMinLength(1, { message: "a is missing" })),
      b: Schema.String.check(Schema.isMinLength(2, { message: "b is short" })),
    })
    expect(schemaValidator(schema)({ a: "", b: "x" })).toEqual({
      fields: { a: "a is missing", b: "b is short" },
    })
    expect(schemaValidator(schema)({ a: "a", b: "bb" })).toBeUndefined()
  })
})
