import { sampled } from "@voltread/projections/testing/sample.ts"
import { Schema } from "effect"
import { coerceInputValue, type GraphQLInputType, type GraphQLSchema } from "graphql"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { analyticsSchema, productsSchema, shopSchema } from "../composition/graphql.ts"
import {
  type GraphQLCall,
  graphqlCalls,
  type Leaf,
  leavesOf,
  operationOf,
  variableOf,
} from "./graphql-calls.ts"
import { INSIDES } from "./insides.ts"
import { hasNaughtyStrings, naughtyStrings } from "./shared-data.ts"
import { type ShopApp, shopApp, type Tokens } from "./shop-app.ts"

let shop: ShopApp
let root: Tokens

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
})
afterAll(() => shop.close())

const Errors = Schema.Struct({
  errors: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        message: Schema.String,
        extensions: Schema.optionalKey(Schema.Struct({ code: Schema.optionalKey(Schema.String) })),
      }),
    ),
  ),
})
const decode = Schema.decodeUnknownSync(Errors)

/** What is wrong with an answer to bad input; undefined for a correct one. */
const complaint = (status: number, body: unknown): string | undefined => {
  if (status !== 200 && status !== 400) return `status ${status}`
  for (const { message, extensions } of decode(body).errors ?? []) {
    if (extensions?.code === "INTERNAL") return "our own mistake"
    if (message.length < 5) return "no words"
    if (INSIDES.test(message)) return `told its insides: ${message}`
  }
  return undefined
}

interface Attempt {
  readonly call: GraphQLCall
  readonly leaf: Leaf
  readonly value: unknown
}

const takes = (type: GraphQLInputType, value: unknown): boolean => {
  let isTaken = true
  coerceInputValue(value, type, () => {
    isTaken = false
  })
  return isTaken
}

/**
 * A value that a variable's type rejects fails before any field is resolved: so it is sent to one argument of each type
 * only.
 */
const withoutRepeats = (attempts: ReadonlyArray<Attempt>): ReadonlyArray<Attempt> => {
  const refused = new Set<string>()
  return attempts.filter(({ call, leaf, value }) => {
    const type = variableOf(call, leaf)
    if (takes(type, value)) return true
    const refusal = `${type} ${JSON.stringify(value)}`
    if (refused.has(refusal)) return false
    refused.add(refusal)
    return true
  })
}

const tryAll = async (path: string, attempts: ReadonlyArray<Attempt>) => {
  // One example of each mistake.
  const wrong = new Map<string, unknown>()
  for (let from = 0; from < attempts.length; from += 25) {
    await Promise.all(
      attempts.slice(from, from + 25).map(async ({ call, leaf, value }) => {
        const response = await shop.app.inject({
          method: "POST",
          url: path,
          headers: { authorization: `Bearer ${root.accessToken} ${root.idToken}` },
          payload: { query: operationOf(call, leaf), variables: { v: value } },
        })
        const found = complaint(response.statusCode, response.json())
        if (found !== undefined) wrong.set(`${call.field.name} ${leaf.path.join(".")}: ${found}`, value)
      }),
    )
  }
  return [...wrong]
}

const endpoints: ReadonlyArray<readonly [string, GraphQLSchema]> = [
  ["/graphql", shopSchema],
  ["/graphql/products", productsSchema],
  ["/graphql/analytics", analyticsSchema],
]

/** Each argument gets every 36th of the strings, the next argument those after them. */
const SHARE = 36
/**
 * An input object that several calls take is decoded by the same code: so this many of them share the strings of its
 * fields.
 */
const SHARING = 4

const placeOf = ({ owner, path }: Leaf): string => `${owner}.${path.at(-1)}`

describe.each(endpoints)("%s", (path, schema) => {
  const leaves = graphqlCalls(schema).flatMap((call) => leavesOf(call).map((leaf) => ({ call, leaf })))
  const uses = Map.groupBy(leaves, ({ leaf }) => placeOf(leaf))
  const shareOf = (leaf: Leaf): number => SHARE * Math.min(uses.get(placeOf(leaf))?.length ?? 1, SHARING)
  test("takes arguments", () => expect(leaves).not.toEqual([]))

  test.runIf(hasNaughtyStrings)(
    "answers awkward strings, in each argument, with words (where the shared strings are)",
    { timeout: 180_000 },
    async () => {
      const strings = naughtyStrings()
      const attempts = leaves.flatMap(({ call, leaf }, nth) =>
        strings
          .filter((_, index) => (index + nth) % shareOf(leaf) === 0)
          .map((value): Attempt => ({ call, leaf, value })),
      )
      expect(await tryAll(path, sampled(withoutRepeats(attempts)))).toEqual([])
    },
  )

  test("answers values of another kind, in each argument, with words", { timeout: 180_000 }, async () => {
    const values = [
      null,
      true,
      -1,
      0,
      0.5,
      2 ** 31,
      1e308,
      [],
      {},
      "",
      "\u0000",
      "2026-02-30",
      "x".repeat(15_000),
    ]
    const attempts = leaves.flatMap(({ call, leaf }) =>
      values.map((value): Attempt => ({ call, leaf, value })),
    )
    expect(await tryAll(path, sampled(withoutRepeats(attempts)))).toEqual([])
  })
})
