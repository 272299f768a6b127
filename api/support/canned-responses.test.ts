import { randomUUID } from "node:crypto"
import type { CannedResponseForm } from "@voltread/domain/shared/canned-response-form.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

const LIST = "/api/admin/canned-responses"

let shop: ShopApp
let support: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  support = await shop.signIn("sam@voltread.example", "CUSTOMERSUPPORT")
})
afterAll(() => shop.close())

const form: CannedResponseForm = {
  use: "order",
  title: "Backorder",
  subject: "Your order {orderNumber}",
  body: "It ships soon, {firstName}.",
}
const add = (answerId: string, change: Partial<CannedResponseForm> = {}) =>
  shop.call("POST", LIST, { answerId, ...form, ...change }, { as: support })
const change = (answerId: string, version: number, changed: Partial<CannedResponseForm>) =>
  shop.call("PUT", `${LIST}/${answerId}`, { version, ...form, ...changed }, { as: support })
const answers = async (): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const { body } = await shop.call("GET", LIST, undefined, { as: support })
  return JSON.parse(JSON.stringify(body.data?.answers))
}
const titled = async (title: string) => (await answers()).find((answer) => answer.title === title)
const newestEntry = async () =>
  (
    await shop.sql("select actor, action, subject, changes from staff_action order by action_id desc limit 1")
  )[0]

test("a shop begins with answers for orders and for messages", async () => {
  const found = await answers()
  expect(found.filter(({ use }) => use === "order")).toHaveLength(6)
  expect(found.filter(({ use }) => use === "message")).toHaveLength(5)
  // The number of days is a setting.
  expect((await titled("How returns work"))?.body).toMatch(/^You can return what you do not want\. Open/)
  expect(found.filter(({ body }) => /\d+ days to return|within 30 days/.test(String(body)))).toEqual([])
  expect((await titled("Thank you, we’re looking into it"))?.version).toBe(1)
  expect((await titled("Delay"))?.body).toMatch(/supplier is late\.[^\n]*\n\nIf you would rather/)
})

test("pages that were opened before the rename are led to the list", async () => {
  const { status } = await shop.call("GET", "/api/admin/ready-answers", undefined, { as: support })
  expect(status).toBe(308)
  expect((await shop.call("GET", "/api/admin/ready-answers")).status).toBe(401)
})

test("added, changed and deleted answers are in the audit log in words", async () => {
  const answerId = randomUUID()
  expect((await add(answerId)).status).toBe(200)
  expect(await titled("Backorder")).toMatchObject({
    ...form,
    id: answerId,
    version: 1,
    updatedBy: "Test Person",
  })
  expect((await change(answerId, 1, { title: "Restock" })).status).toBe(200)
  expect(await newestEntry()).toEqual({
    actor: "sam@voltread.example",
    action: "ready-answer-update",
    subject: answerId,
    changes: [{ what: "Name", before: "Backorder", after: "Restock" }],
  })
  const deletion = () => shop.call("DELETE", `${LIST}/${answerId}`, undefined, { as: support })
  expect((await deletion()).status).toBe(200)
  expect(await newestEntry()).toMatchObject({
    action: "ready-answer-delete",
    changes: expect.arrayContaining([{ what: "Text", before: form.body, after: null }]),
  })
  expect(await titled("Restock")).toBeUndefined()
  expect((await deletion()).status).toBe(200)
})

test("the same request again adds nothing, and an outdated version is not saved over a newer one", async () => {
  const answerId = randomUUID()
  await add(answerId, { title: "Twice" })
  expect((await add(answerId, { title: "Twice" })).status).toBe(200)
  expect((await answers()).filter(({ title }) => title === "Twice")).toHaveLength(1)
  await change(answerId, 1, { title: "Twice", body: "First" })
  const late = await change(answerId, 1, { title: "Twice", body: "Second" })
  expect(late).toMatchObject({ status: 409 })
  expect((await titled("Twice"))?.body).toBe("First")
})

test("two answers for one use cannot have the same name", async () => {
  const taken = { fieldErrors: [{ property: "title" }] }
  expect(await add(randomUUID(), { title: "DELAY" })).toMatchObject({ status: 409, body: taken })
  expect((await add(randomUUID(), { title: "Delay", use: "message" })).status).toBe(200)
})

test("a mail has a subject, an answer to a message has none", async () => {
  const refused = await add(randomUUID(), { title: "No subject", subject: " " })
  expect(refused).toMatchObject({ status: 400, body: { fieldErrors: [{ property: "subject" }] } })
  expect((await add(randomUUID(), { title: "Hello", use: "message" })).status).toBe(200)
  expect((await titled("Hello"))?.subject).toBe("")
})

test("an unknown placeholder is rejected with its place", async () => {
  const refused = await add(randomUUID(), { title: "Gap", body: "Dear {lastName}" })
  expect(refused).toMatchObject({ status: 400, body: { fieldErrors: [{ property: "body" }] } })
})
