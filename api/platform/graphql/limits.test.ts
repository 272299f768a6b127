import { buildSchema, getIntrospectionQuery } from "graphql"
import { describe, expect, test } from "vitest"
import { makeQueryChecker } from "./limits.ts"

const schema = buildSchema(`
  type Query { node: Node nodes(first: Int!): [Node!]! }
  type Node { id: ID! next: Node nodes: [Node!]! }
`)
const checker = makeQueryChecker(schema, { introspection: false, suggestions: false })

describe("the cost of an operation", () => {
  test("is small for a small one", () => {
    expect(checker.isTooCostly("{ node { id } }", undefined, {})).toBe(false)
  })

  test("is too much for more than a few questions in one, however small, which count as one call", () => {
    const asked = (times: number) =>
      `{ ${Array.from({ length: times }, (_, n) => `a${n}: node { id }`).join(" ")} }`
    expect(checker.isTooCostly(asked(9), undefined, {})).toBe(false)
    expect(checker.isTooCostly(asked(10), undefined, {})).toBe(true)
  })

  test("is too much for lists in lists", () => {
    expect(
      checker.isTooCostly("{ nodes(first: 1) { nodes { nodes { nodes { id } } } } }", undefined, {}),
    ).toBe(true)
  })

  test("is too much when it cannot be told: fragments that come to more fields than are counted", () => {
    const spreads = (name: string, times: number) =>
      Array.from({ length: times }, () => `...${name}`).join(" ")
    const text = `
      { node { ${spreads("A", 150)} } }
      fragment A on Node { ${spreads("B", 150)} }
      fragment B on Node { id }`
    expect(checker.check(text).errors).toEqual([])
    expect(checker.isTooCostly(text, undefined, {})).toBe(true)
  })

  test("is that of a few questions where a tool asks for the whole schema, and too much for many of them", () => {
    const open = makeQueryChecker(schema, { introspection: true, suggestions: true })
    const text = getIntrospectionQuery()
    expect(open.check(text).errors).toEqual([])
    expect(open.isTooCostly(text, "IntrospectionQuery", {})).toBe(false)
    const many = Array.from({ length: 6 }, (_, n) => `a${n}: __schema { types { name } }`).join(" ")
    expect(open.isTooCostly(`{ ${many} }`, undefined, {})).toBe(true)
  })

  test("is that of the operation that is asked for, of several in one text", () => {
    const text = "query A { node { id } } query B { nodes(first: 1) { nodes { nodes { nodes { id } } } } }"
    expect(checker.isTooCostly(text, "A", {})).toBe(false)
    expect(checker.isTooCostly(text, "B", {})).toBe(true)
  })

  test("is left to execution where that refuses the variables before it asks for anything", () => {
    const text = "query ($n: Int!) { nodes(first: $n) { id } }"
    expect(checker.isTooCostly(text, undefined, { n: null })).toBe(false)
    expect(checker.isTooCostly(text, undefined, {})).toBe(false)
  })
})

test.each(["@include", "@,include", "@\uFEFFinclude", "@ # a comment\n include"])(
  "a cost without what %j leaves out is not kept for the operation with it",
  (condition) => {
    const text = `query ($go: Boolean!) { node { id } ... ${condition}(if: $go) { nodes(first: 1) { nodes { nodes { nodes { id } } } } } }`
    expect(checker.check(text).errors).toEqual([])
    expect(checker.isTooCostly(text, undefined, { go: false })).toBe(false)
    expect(checker.isTooCostly(text, undefined, { go: true })).toBe(true)
  },
)

describe("an operation that is refused", () => {
  test("is not compared field by field first, when it asks for one field hundreds of times", () => {
    const text = `{ node { ${"next { id } ".repeat(300)} } }`
    expect(() => checker.check(text)).toThrow("tokens")
  })

  test("is one of more than nine levels", () => {
    const nested = (levels: number) => `{ node ${"{ next ".repeat(levels)}{ id }${" }".repeat(levels)} }`
    expect(checker.check(nested(7)).errors).toEqual([])
    expect(() => checker.check(nested(8))).toThrow("The operation has too many levels.")
  })

  test("is one of more than 20,000 characters", () => {
    expect(checker.isTooLong("x".repeat(20_000))).toBe(false)
    expect(checker.isTooLong("x".repeat(20_001))).toBe(true)
  })

  test("names nothing that it might have meant", () => {
    const [error] = checker.check("{ nod { id } }").errors
    expect(error?.message).toBe('Cannot query field "nod" on type "Query".')
  })

  test("is not kept, while a valid one is", () => {
    const refused = "{ nothing }"
    expect(checker.check(refused)).not.toBe(checker.check(refused))
    const valid = "{ node { id } }"
    expect(checker.check(valid)).toBe(checker.check(valid))
  })
})

test("kept operations take the place of others that are as long, so that no number of them fills the memory", () => {
  const long = (index: number) => `{ node { id } } # ${index} ${"x".repeat(10_000)}`
  const first = checker.check(long(0))
  for (let index = 1; index < 100; index++) checker.check(long(index))
  expect(checker.check(long(0))).not.toBe(first)
  expect(checker.check(long(99))).toBe(checker.check(long(99)))
})
