import { randomUUID } from "node:crypto"
import { sampled, sampledCount } from "@voltread/projections/testing/sample.ts"
import { Option, Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { shopSchema } from "../composition/graphql.ts"
import { ensureTestAccount } from "./account.ts"
import type { Browser } from "./browser.ts"
import { type CheckoutShop, checkoutShop } from "./checkout-shop.ts"
import { graphqlCalls, leavesOf, operationOf } from "./graphql-calls.ts"
import { fillCall, restCalls } from "./rest-calls.ts"
import { type Staff, staffOf } from "./staff.ts"

let shop: CheckoutShop
let owner: Browser
let ownerCalls: Staff
let strangers: ReadonlyArray<Readonly<Record<string, string>>>
/** Ids of everything that the owner has, each with an unused one of the same kind. */
let ids: ReadonlyArray<readonly [known: string, unknown: string]>

const PASSWORD = "Wheels-4-all"
/** Part of all the owner's data, and of nothing else. */
const MARK = "Bellweather"

const signUp = async (username: string, firstName: string) => {
  const account = { username, type: "CUSTOMER", lastName: "Person", phone: null, password: PASSWORD } as const
  await shop.run(ensureTestAccount({ ...account, firstName }))
  return staffOf(shop.server(0), username, PASSWORD)
}

const address = {
  firstName: MARK,
  lastName: "Person",
  address1: `1 ${MARK} St`,
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550100",
}

const Addresses = Schema.Struct({
  data: Schema.Struct({ addresses: Schema.NonEmptyArray(Schema.Struct({ addressId: Schema.String })) }),
})
const Chat = Schema.Struct({ data: Schema.Struct({ chat: Schema.Struct({ id: Schema.String }) }) })

const send = (authorization: string, url: string, payload: object) =>
  shop.server(0).inject({ method: "POST", url, headers: { authorization }, payload })

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 10, mouse: 10 })
  ownerCalls = await signUp("owner@example.com", MARK)
  const stranger = await signUp("stranger@example.com", "Stranger")
  strangers = [{}, { authorization: stranger.authorization }]

  owner = shop.browse()
  await owner.logIn("owner@example.com", PASSWORD)
  await owner.merge()
  await owner.add("mouse")
  const { order } = await owner.checkOut({ nonce: "good-1", change: { shippingAddress: address } })
  if (order === null) throw new Error("the owner has no order")
  const cart = await owner.add("laptop")
  const { authorization } = ownerCalls
  const saved = Schema.decodeUnknownSync(Addresses)(
    (await send(authorization, "/api/user/address/add", address)).json(),
  )
  const message = { id: randomUUID(), message: `This is ${MARK}` }
  const { data } = Schema.decodeUnknownSync(Chat)(
    (await send(authorization, "/api/chat/messages", message)).json(),
  )
  const nothing = randomUUID()
  ids = [
    [order.uniqueId, "VT-22222-22222"],
    ["owner@example.com", "nobody@example.com"],
    ...[order.id, cart.id, saved.data.addresses[0].addressId, data.chat.id, message.id].map(
      (id) => [id, ofVersionOf(id, nothing)] as const,
    ),
    ...order.paymentDetails.map(
      ({ paymentId }) => [paymentId, paymentId.replace(order.id, nothing)] as const,
    ),
  ]
})
afterAll(() => shop.close())

/** Some versions are refused as they are, whoever's they may be. */
const ofVersionOf = (id: string, other: string): string =>
  other.slice(0, 14) + id.charAt(14) + other.slice(15)

/** Everything that the owner sees, to show that nobody has changed it. */
const everything = async (): Promise<string> => {
  const urls = ["/api/account/profile", "/api/user/address/getAll", "/api/orders", "/api/chat"]
  const seen = await Promise.all(urls.map(async (url) => (await ownerCalls.get(url)).body))
  return JSON.stringify([...seen, await owner.cart()])
}

const Answer = Schema.Struct({
  errorMessage: Schema.optionalKey(Schema.NullOr(Schema.String)),
  errors: Schema.optionalKey(Schema.Array(Schema.Struct({ message: Schema.String }))),
})
const decodeAnswer = Schema.decodeUnknownOption(Schema.fromJsonString(Answer))

type Send = (id: string) => Promise<{ readonly statusCode: number; readonly body: string }>

/** The owner's ids that a stranger can tell from unused ones by sending them; empty if nothing leaks. */
const leaks = async (where: string, send: Send): Promise<ReadonlyArray<string>> => {
  const told = async (id: string) => {
    const { statusCode, body } = await send(id)
    if (body.includes(MARK)) return "the owner's data"
    const words = Option.getOrNull(decodeAnswer(body))
    return LIMIT.test(body) ? TOO_MANY : `${statusCode} ${JSON.stringify(words)}`.replaceAll(id, "ID")
  }
  const toldOfNothing = new Map<string, Promise<string>>()
  for (const [, unknown] of ids) if (!toldOfNothing.has(unknown)) toldOfNothing.set(unknown, told(unknown))
  const found = await Promise.all(
    ids.map(async ([known, unknown]) => {
      const [one, other] = [await told(known), await toldOfNothing.get(unknown)]
      if (one === other || one === TOO_MANY || other === TOO_MANY) return []
      return [`${where} = ${known}: ${one}, not ${other}`]
    }),
  )
  return found.flat()
}

/** Limits count what is sent, whatever it names. */
const TOO_MANY = "too many"
const LIMIT = /"Too many|"An account can keep/

/** A caller without permission learns nothing; the walk of roles and routes shows that. */
const isDenied = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }): boolean =>
  statusCode === 401 || statusCode === 403 || /"(UNAUTHENTICATED|FORBIDDEN)"/.test(body)

/**
 * These calls are public, or concern only the caller: naming somebody else reveals nothing and sends at most a mail.
 */
const PUBLIC = /^\/api\/(auth|contact|subscription|webhooks)/
/** Streams do not end by themselves. */
const ENDLESS = /^\/api\/(account|chat)\/events$/

test("another user's ids are answered like unknown ids, in every field of every REST call", {
  timeout: 180_000,
}, async () => {
  // Wait until the read models contain the owner's actions.
  await expect.poll(everything, { timeout: 20_000 }).toContain("PAYMENT_RECEIVED")
  const before = await everything()
  expect(before).toContain(MARK)
  const calls = (await restCalls(shop.server(0))).filter(
    ({ path }) => !PUBLIC.test(path) && !ENDLESS.test(path),
  )
  const wrong: Array<string> = []
  let tried = 0
  for (const headers of strangers) {
    for (const call of sampled(calls)) {
      const { url } = fillCall(call, new Map())
      if (isDenied(await shop.server(0).inject({ method: call.method, url, headers }))) continue
      for (const field of call.fields.filter(({ good }) => typeof good === "string")) {
        const found = await leaks(`${call.method} ${call.path} ${field.name}`, (id) => {
          const { url, body } = fillCall(call, new Map([[field, id]]))
          const payload = typeof body === "object" && body !== null ? { payload: body } : {}
          tried += 1
          return shop.server(0).inject({ method: call.method, url, headers, ...payload })
        })
        wrong.push(...found)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(sampledCount(500))
  expect(await everything()).toBe(before)
})

test("another user's ids are answered like unknown ids, in every argument of every GraphQL field", {
  timeout: 180_000,
}, async () => {
  const before = await everything()
  const wrong: Array<string> = []
  let tried = 0
  for (const headers of strangers) {
    const ask = (query: string, variables: object) =>
      shop.server(0).inject({ method: "POST", url: "/graphql", headers, payload: { query, variables } })
    for (const call of sampled(graphqlCalls(shopSchema))) {
      if (isDenied(await ask(operationOf(call), {}))) continue
      for (const leaf of leavesOf(call).filter(({ type }) => /^(ID|String)$/.test(type.name))) {
        const where = `${call.field.name} ${leaf.path.join(".")}`
        wrong.push(...(await leaks(where, (v) => ask(operationOf(call, leaf), { v }))))
        tried += 1
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(sampledCount(20))
  expect(await everything()).toBe(before)
})
