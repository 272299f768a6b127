import { randomUUID } from "node:crypto"
import { toCursor } from "@voltread/projections/platform/cursor.ts"
import { Schema } from "effect"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { addImport } from "../imports/import-records.ts"
import { REPORTS } from "../reports/report-request.ts"
import { ensureTestAccount } from "./account.ts"
import { checkAnswers } from "./check-answers.ts"
import { type CheckoutShop, checkoutShop } from "./checkout-shop.ts"
import { fillCall, type RestCall, restCalls } from "./rest-calls.ts"
import { staffOf } from "./staff.ts"

const PASSWORD = "Wheels-4-all"
/** The address that the good values of every form use. */
const CUSTOMER = "anna@example.com"
const SUPPORT = "sam@voltread.example"

let shop: CheckoutShop
let app: FastifyInstance
let answered: ReadonlySet<string>
/** A valid value for a field, by its call and name; the first match counts. */
let values: ReadonlyArray<readonly [field: RegExp, value: unknown]>
let signedIn: ReadonlyArray<string>

const signIn = async (username: string, type: "CUSTOMER" | "CUSTOMERSUPPORT" | "SUPER ADMIN") => {
  const person = { firstName: "Anna", lastName: "Leeds", phone: null, password: PASSWORD }
  await shop.run(ensureTestAccount({ username, type, ...person }))
  return (await staffOf(app, username, PASSWORD)).authorization
}

const send = (method: RestCall["method"], url: string, authorization: string, body?: unknown) =>
  app.inject({
    method,
    url,
    headers: { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })

const address = {
  firstName: "Anna",
  lastName: "Leeds",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550100",
}

const saveAddresses = async (authorization: string, count: number): Promise<ReadonlyArray<string>> => {
  for (let saved = 0; saved < count; saved += 1)
    await send("POST", "/api/user/address/add", authorization, address)
  return (await shop.sql("select address_id from account_address")).map((row) => String(row.address_id))
}

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  app = shop.server(0)
  answered = checkAnswers(app)
  await shop.stock({ mouse: 10 })
  const owner = await signIn(CUSTOMER, "CUSTOMER")
  signedIn = [owner, await signIn("root@voltread.example", "SUPER ADMIN")]
  await signIn(SUPPORT, "CUSTOMERSUPPORT")
  const buyer = shop.browse()
  await buyer.logIn(CUSTOMER, PASSWORD)
  await buyer.add("mouse")
  const { order } = await buyer.checkOut({ nonce: "good-1", change: { shippingAddress: address } })
  if (order === null) throw new Error("no order")
  const isProjected = async () => (await shop.sql("select from read.order_timeline")).length > 0
  await vi.waitUntil(isProjected, { timeout: 10_000, interval: 10 })
  const message = { id: randomUUID(), message: "Hello" }
  const chat = (await send("POST", "/api/chat/messages", owner, message)).json().data.chat
  await send("POST", "/api/contact", owner, { ...address, name: "Anna", email: CUSTOMER, message: "Hello" })
  await send("POST", "/api/stock-alerts", owner, { productId: "laptop", email: CUSTOMER })
  const [contact] = await shop.sql("select request_id from contact_request")
  const importId = randomUUID()
  const file = {
    fileName: "list.csv",
    profile: null,
    mappingName: null,
    columns: null,
    isComplete: false,
    isDryRun: false,
    newStock: 1,
    bytesTotal: 1,
  }
  await shop.run(addImport({ importId, ...file, createdBy: "root", storedAs: null }))
  const [kept, deletedByOwner, deletedByStaff] = await saveAddresses(owner, 3)
  const books = await affiliateBooks()
  const subscriptionId = randomUUID()
  await shop.sql(
    `insert into report_subscription (subscription_id, username, report, rhythm, question, next_at)
     values ($1, 'root@voltread.example', 'revenue', 'daily', '{"groupBy": "day"}', '2100-01-01')`,
    [subscriptionId],
  )
  await savePromotion()
  const reviewId = await saveReview(order.id)
  values = [
    [/^POST .*admin\/affiliates affiliateId$/, "another"],
    [/ affiliateId$/, books.affiliateId],
    [/admin\/affiliates.* subAffiliateId$/, "blog"],
    [/admin\/affiliates.* (conversionUrl|reversalUrl|rollupId|validUntil)$/, null],
    [/admin\/affiliates.* networkToken$/, undefined],
    [/admin\/affiliates.* status$/, "active"],
    [/admin\/affiliates.* version$/, 1],
    [/admin\/affiliates.* validFrom$/, "2026-01-01T00:00:00.000Z"],
    [/admin\/affiliates.* terms$/, { kind: "percent", basisPoints: 600 }],
    [/^POST .*admin\/canned-responses answerId$/, randomUUID()],
    [/^DELETE .*admin\/canned-responses.* answerId$/, "vehicle"],
    [/ answerId$/, "delay"],
    [/^POST .*admin\/canned-responses title$/, "Backorder"],
    [/admin\/canned-responses.* use$/, "order"],
    [/admin\/canned-responses.* version$/, 1],
    [/^POST .*admin\/promotions promotionCode$/, "FALL-20"],
    [/ promotionCode$/, "FALL-10"],
    [/admin\/promotions after$/, "AA"],
    [/admin\/promotions.* benefit$/, { kind: "percent", basisPoints: 1_000 }],
    [/admin\/promotions.* version$/, 1],
    [/admin\/promotions.* categories$/, ["tires"]],
    [/admin\/promotions.* validFrom$/, "2026-01-01T00:00:00.000Z"],
    [/admin\/promotions.* validUntil$/, null],
    [/ reviewId$/, reviewId],
    [/reviews.* productId$/, "mouse"],
    [/reviews.* revision$/, 1],
    [/product-reviews status$/, "pending"],
    [/product-reviews after$/, toCursor("moderation-pending", 0, "0")],
    [/reviews after$/, toCursor("reviews-newest", 0, "9")],
    [/ termsId$/, books.termsId],
    [/ tokenId$/, books.tokenId],
    [/ postbackId$/, books.postbackId],
    [/ mailId$/, await givenUpMail()],
    [/admin\/staff.* username$/, SUPPORT],
    [/^PUT .* addressId$/, kept],
    [/^DELETE .*user\/address.* addressId$/, deletedByOwner],
    [/^DELETE .*customers.* addressId$/, deletedByStaff],
    [/orders\/\{id\}.* id$/, order.id],
    [/contacts\/\{id\}.* id$/, contact?.request_id],
    [/contacts.* status$/, "done"],
    [/ assignee$/, SUPPORT],
    [/orders\/bulk commandId$/, randomUUID()],
    [/orders\/bulk orderIds$/, [order.id]],
    [/orders\/bulk change$/, { type: "note", subject: "Storm", body: "Late" }],
    [/ chatId$/, chat.id],
    [/messages id$/, randomUUID()],
    [/ importId$/, importId],
    [/imports\/mappings.* name$/, "acme-prices"],
    [/imports\/mappings.* profile$/, "abt-buy"],
    [/imports\/mappings.* columns$/, { Shop: "shop", Title: "name", Cost: "price" }],
    [/ visitId$/, randomUUID()],
    [/ parameters$/, { utm_source: "letter" }],
    [/settings.* section$/, "fraud"],
    [/settings.* version$/, 0],
    [/settings.* value$/, { reviewAbove: 50, declinedCardsPerHour: 40 }],
    [/api\/places city$/, "Aus"],
    [/user\/garage vehicleId$/, "2019-ford-f-150-xlt"],
    [/savedProducts\/\{list\} list$/, "wish"],
    [/savedProducts\/\{list\} productId$/, "mouse"],
    [/savedSearches\/\{list\} list$/, "size"],
    ...Object.entries(REPORTS).map(
      ([name, { groupings }]) => [new RegExp(`reports/${name} groupBy$`), Object.keys(groupings)[0]] as const,
    ),
    [/rebuilds models$/, ["cart"]],
    [/report-subscriptions report$/, "revenue"],
    [/report-subscriptions question$/, { groupBy: "day" }],
    [/ subscriptionId$/, subscriptionId],
    [/skip stream$/, "order-parked"],
    [/skip revision$/, 7],
    [/reports\/[a-z-]+ from$/, "2026-01-01"],
    [/reports\/[a-z-]+ to$/, "2100-01-01"],
    [/customers\/list (after|filters)$/, undefined],
    [/users\/add email$/, "new@voltread.example"],
  ]
})
afterAll(() => shop.close())

/** Delivers the mouse, so that its buyer can review it; staff decide on somebody else's review. */
const saveReview = async (orderId: string) => {
  await shop.caughtUp()
  await shop.sql(
    `update read.order_detail set document = replace(document::text, '"PENDING_SHIPMENT"', '"DELIVERED"')::json
     where order_id = $1`,
    [orderId],
  )
  const [row] = await shop.sql(
    `insert into product_review (product_id, username, author, stars, title, body, revision, status)
     values ('mouse', $1, 'Sam P.', 4, 'Quiet', 'Hardly a click.', 1, 'pending') returning review_id`,
    [SUPPORT],
  )
  return String(row?.review_id)
}

const savePromotion = () =>
  shop.sql(
    `insert into promotion (code, description, benefit, categories, once_per_person, is_active, valid_from, updated_by)
     values ('FALL-10', '', $1, '{}', false, true, '2026-01-01', 'Ann')`,
    [JSON.stringify({ kind: "percent", basisPoints: 1_000 })],
  )

const givenUpMail = async () => {
  const mailId = randomUUID()
  await shop.sql(
    "insert into mail_outbox (mail_id, cause, template, sealed, given_up_at) values ($1, 'a', 'order-link', '', now())",
    [mailId],
  )
  return mailId
}

/** An affiliate with terms, a token and a postback that was given up. */
const affiliateBooks = async () => {
  const affiliateId = "known"
  const [termsId, tokenId, postbackId] = [randomUUID(), randomUUID(), randomUUID()]
  await shop.sql(
    "insert into affiliate (affiliate_id, name, status, payout_period, network) values ($1, 'Ann', 'active', 'monthly', 'none')",
    [affiliateId],
  )
  await shop.sql(
    "insert into affiliate_terms (terms_id, affiliate_id, valid_from, terms) values ($1, $2, '2026-01-01', $3)",
    [termsId, affiliateId, JSON.stringify({ kind: "fixed", amount: 100 })],
  )
  await shop.sql(
    `insert into affiliate_token (token_id, token_hash, affiliate_id, label, expires_at)
     values ($1, '\\x00', $2, 'Ann', '2100-01-01')`,
    [tokenId, affiliateId],
  )
  await shop.sql(
    "insert into affiliate_conversion (order_id, order_number, affiliate_id) values ('brought', 'VT-1', $1)",
    [affiliateId],
  )
  await shop.sql(
    `insert into read.parked_event (stream, revision, position, event_id, type, error, attempts)
     values ('order-parked', 7, 'p', 'e', 'OrderCreated', 'unreadable', 1)`,
  )
  await shop.sql(
    `insert into affiliate_postback (postback_id, order_id, kind, revision, value, payout, state, happened_at)
     values ($1, 'brought', 'conversion', 1, 100, 10, 'given-up', now())`,
    [postbackId],
  )
  return { affiliateId, termsId, tokenId, postbackId }
}

/**
 * Calls that end a session, erase data, need a code or are not sent as JSON: the tests of their areas make them, and
 * check their answers in the same way.
 */
const ELSEWHERE =
  /\/api\/(auth|webhooks|affiliate)\/|[cC]hangePassword$|erasure|^DELETE .*customers\/\{username\}$|^POST .*(imports|ad-costs|history)$|\.(csv|jsonl)$|imports\/(template|columns)$|reference-data|\/events$|second-factor|^PUT .*staff\/security$/

const Operations = Schema.Record(Schema.String, Schema.Unknown)
const decodeDocument = Schema.decodeUnknownSync(
  Schema.Struct({ paths: Schema.Record(Schema.String, Operations) }),
)
const Media = Schema.Record(Schema.String, Schema.Struct({ schema: Schema.Unknown }))
const isTold = Schema.is(
  Schema.Struct({ responses: Schema.Struct({ 200: Schema.Struct({ content: Media }) }) }),
)

describe("every documented call", () => {
  test("declares its response", async () => {
    const { paths } = decodeDocument((await app.inject("/api/docs/json")).json())
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
    )
    expect(operations.filter(({ operation }) => !isTold(operation)).map(({ call }) => call)).toEqual([])
    expect(operations.length).toBeGreaterThan(70)
  })

  test("answers as declared", async () => {
    const calls = (await restCalls(app)).filter(({ method, path }) => !ELSEWHERE.test(`${method} ${path}`))
    for (const call of calls) {
      const name = `${call.method} ${call.path}`
      const change = call.fields.flatMap((field) => {
        const known = values.find(([pattern]) => pattern.test(`${name} ${field.name}`))
        return known === undefined ? [] : [[field, known[1]] as const]
      })
      const { url, body } = fillCall(call, new Map(change))
      for (const authorization of signedIn) await send(call.method, url, authorization, body)
    }
    const routes = new Set([...answered].map((route) => route.replace(/:(\w+)/g, "{$1}")))
    const silent = calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !routes.has(call))
    expect(silent).toEqual([])
    expect(calls.length).toBeGreaterThan(45)
  })
})
