import { sampled, sampledCount } from "@voltread/projections/testing/sample.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { INSIDES } from "./insides.ts"
import { type Field, fillCall, type RestCall, restCalls } from "./rest-calls.ts"
import { hasNaughtyStrings, naughtyStrings } from "./shared-data.ts"
import { type Answer, type ShopApp, shopApp, type Tokens } from "./shop-app.ts"

let shop: ShopApp
let root: Tokens
let calls: ReadonlyArray<RestCall>

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
  calls = (await restCalls(shop.app)).filter(({ path }) => !/\/(logout\w*|events)$/.test(path))
})
afterAll(() => shop.close())

/** What is wrong with an answer to bad input; undefined for a correct one. */
const complaint = ({ status, body }: Answer): string | undefined => {
  if (status >= 500) return `status ${status}`
  if (status < 400) return undefined
  if (body.isSuccess !== false || (body.errorMessage ?? "").length < 5) return `${status} without words`
  if (INSIDES.test(body.errorMessage ?? "")) return `told its insides: ${body.errorMessage}`
  const silent = body.fieldErrors.find(({ constraints }) =>
    Object.values(constraints).some((message) => message.length < 3 || INSIDES.test(message)),
  )
  return silent === undefined ? undefined : `no words for ${silent.property}`
}

/** Sends all, some at a time; returns what was wrong and how many there were. */
const tryAll = async (
  attempts: ReadonlyArray<{ readonly call: RestCall; readonly field: Field; readonly value: unknown }>,
) => {
  // One example of each mistake.
  const wrong = new Map<string, unknown>()
  for (let from = 0; from < attempts.length; from += 25) {
    await Promise.all(
      attempts.slice(from, from + 25).map(async ({ call, field, value }) => {
        const { url, body } = fillCall(call, new Map([[field, value]]))
        const found = complaint(await shop.call(call.method, url, body, { as: root }))
        if (found !== undefined) wrong.set(`${call.method} ${call.path} ${field.name}: ${found}`, value)
      }),
    )
  }
  return { wrong, tried: attempts.length }
}

/** These hash a password each time, which is slow on purpose. */
const SLOW = /login$|register$|[pP]assword$/
/** How many calls share the strings: all of them together send each string many times. */
const shareOf = ({ path, hasBody }: RestCall): number => {
  if (SLOW.test(path)) return 40
  return hasBody ? 6 : 12
}

describe("every REST call", () => {
  test.runIf(hasNaughtyStrings)(
    "answers awkward strings, in each of its fields, with words (where the shared strings are)",
    { timeout: 180_000 },
    async () => {
      const strings = naughtyStrings()
      const attempts = calls.flatMap((call, nth) =>
        strings.flatMap((value, index) => {
          const field = call.fields[index % call.fields.length]
          return field === undefined || (index + nth) % shareOf(call) !== 0 ? [] : [{ call, field, value }]
        }),
      )
      const { wrong, tried } = await tryAll(sampled(attempts))
      expect([...wrong]).toEqual([])
      expect(tried).toBeGreaterThan(sampledCount(4_000))
    },
  )

  test("answers values of another kind, in each of its fields, with words", {
    timeout: 180_000,
  }, async () => {
    const values: ReadonlyArray<unknown> = [
      null,
      true,
      -1,
      0.5,
      1e21,
      [],
      {},
      [["x"]],
      { value: { value: "TX" } },
      { constructor: "x", toString: "x" },
      "",
      " ",
      "\u0000",
      "\ud800",
      "x".repeat(20_000),
      "2026-02-30",
      "00000000-0000-0000-0000-000000000000",
    ]
    const attempts = calls.flatMap((call) =>
      call.fields.flatMap((field) => values.map((value) => ({ call, field, value }))),
    )
    const { wrong, tried } = await tryAll(sampled(attempts))
    expect([...wrong]).toEqual([])
    expect(tried).toBeGreaterThan(sampledCount(2_000))
  })

  test("rejects bodies that do not match their content type, with a message", {
    timeout: 180_000,
  }, async () => {
    const bodies: ReadonlyArray<readonly [type: string, body: string, status: number]> = [
      ["application/json", "{", 400],
      ["application/json", '{"a":1}}', 400],
      ["application/json", "\u0000", 400],
      ["application/json", '{"__proto__":{"isAdmin":true}}', 400],
      ["application/json", `{"a":"${"x".repeat(300_000)}"}`, 413],
      ["application/json", "[".repeat(100_000), 400],
      ["text/xml", "<a/>", 415],
      ["multipart/form-data; boundary=x", "--x--", 415],
      ["no type at all", "x", 415],
    ]
    const wrong: Array<string> = []
    const withBody = calls.filter(({ method, hasBody }) => method !== "GET" && hasBody)
    expect(withBody.length).toBeGreaterThan(20)
    for (const call of sampled(withBody)) {
      for (const [type, body, status] of bodies) {
        const { url } = fillCall(call, new Map())
        const headers = { "content-type": type }
        const answer = await shop.call(call.method, url, body, { as: root, headers })
        if (answer.status !== status) wrong.push(`${call.method} ${call.path} ${type}: ${answer.status}`)
        const found = complaint(answer)
        if (found !== undefined) wrong.push(`${call.method} ${call.path} ${type}: ${found}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
