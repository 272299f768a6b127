import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { OrderCreated, OrderShippingAddressUpdated } from "../ordering/order-event.ts"
import { personal, pseudonymous } from "./personal.ts"
import { ERASED, personalFieldsOf, redact, restore } from "./personal-fields.ts"

const Person = Schema.Struct({
  name: personal(Schema.String),
  username: pseudonymous(Schema.NullOr(Schema.String)),
  city: Schema.String,
  friends: Schema.Array(Schema.Struct({ phone: personal(Schema.String), since: Schema.Int })),
  home: Schema.NullOr(Schema.Struct({ street: personal(Schema.String) })),
})

const fieldsOf = (schema: Schema.Top) => {
  const fields = personalFieldsOf(schema.ast)
  if (fields === null) throw new Error("nothing is marked")
  return fields
}

describe("personal fields", () => {
  test("are found at any depth, and only where they are marked", () => {
    const value = {
      name: "Ann",
      username: "ann@example.com",
      city: "Austin",
      friends: [
        { phone: "1", since: 1 },
        { phone: "2", since: 2 },
      ],
      home: { street: "Main St" },
    }
    const { redacted, personal: taken } = redact(value, fieldsOf(Person), "erased-1")
    expect(redacted).toEqual({
      name: ERASED,
      username: "erased-1",
      city: "Austin",
      friends: [
        { phone: ERASED, since: 1 },
        { phone: ERASED, since: 2 },
      ],
      home: { street: ERASED },
    })
    expect(taken).toHaveLength(5)
    expect(restore(redacted, taken)).toEqual(value)
  })

  test("are found in every shape that a value may have", () => {
    const Named = Schema.Struct({ who: Schema.Struct({ name: personal(Schema.String), age: Schema.Int }) })
    const Mailed = Schema.Struct({ who: Schema.Struct({ email: personal(Schema.String) }) })
    const either = fieldsOf(Schema.Union([Named, Mailed, Schema.Struct({ who: Schema.String })]))
    expect(redact({ who: { name: "Ann", age: 9 } }, either, "").redacted).toEqual({
      who: { name: ERASED, age: 9 },
    })
    expect(redact({ who: { email: "ann@example.com" } }, either, "").redacted).toEqual({
      who: { email: ERASED },
    })
  })

  test("are put back into a copy: the stored value stays redacted", () => {
    const value = { name: "Ann", username: null, city: "", friends: [{ phone: "1", since: 1 }], home: null }
    const { redacted, personal: taken } = redact(value, fieldsOf(Person), "erased-1")
    const before = structuredClone(redacted)
    restore(redacted, taken)
    expect(redacted).toEqual(before)
  })

  test("that hold nothing stay as they are", () => {
    const value = { name: "", username: null, city: "", friends: [], home: null }
    expect(redact(value, fieldsOf(Person), "erased-1")).toEqual({ redacted: value, personal: [] })
  })

  test("of a shape of another version are left alone, and what was taken always returns", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const schema of [Person, OrderCreated.fields.data, OrderShippingAddressUpdated.fields.data]) {
          const { redacted, personal: taken } = redact(value, fieldsOf(schema), "erased-1")
          expect(restore(redacted, taken)).toEqual(value)
        }
      }),
    )
  })

  test("of orders are names, addresses, phones, emails and IP addresses, old and new", () => {
    const { personal: taken } = redact(
      { before: { firstName: "A", city: "B" }, after: { phone: "C", address1: "D", state: "TX" } },
      fieldsOf(OrderShippingAddressUpdated.fields.data),
      "erased-1",
    )
    expect(taken.map(([path]) => path.join(".")).sort()).toEqual([
      "after.address1",
      "after.phone",
      "before.firstName",
    ])
  })
})
