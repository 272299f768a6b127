import { LOAN_STATUSES } from "@voltread/domain/loans/loan-status-table.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { VENDORS } from "../registry/vendors.ts"
import { startEveryVendor } from "./every-vendor.ts"

/** Networks only record what they are told. */
const WITHOUT_STATUSES = new Set(["affiliate-network"])
const decodeAnswer = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))

let vendors: Awaited<ReturnType<typeof startEveryVendor>>
beforeAll(async () => {
  vendors = await startEveryVendor()
})
afterAll(() => vendors.close())

describe.each(VENDORS.map(({ name }) => name))("an operator of %s", (name) => {
  test("finds every record of its books by an id of its own", async () => {
    await vendors.record(name)
    const arrays = await vendors.books(name)
    expect(arrays.flat()).not.toEqual([])
    for (const records of arrays) {
      const ids = records.map((record) => decodeAnswer(record).id)
      for (const id of ids) expect(id).toEqual(expect.stringMatching(/./))
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test("finds the same books after a restart, pushes and all", async () => {
    const [route] = (await vendors.ownRoutes(name, "POST")).filter(({ bodies }) => bodies.length > 0)
    const push = { route: route?.path ?? "", body: route?.bodies[0] ?? {} }
    const id = await vendors.record(name, push)
    if (route !== undefined)
      await vendors.admin(name, "POST", route.path.replace(/:\w+/, encodeURIComponent(id)), push.body)
    const before = await vendors.books(name)
    expect(JSON.stringify(before)).toContain(id)
    await vendors.restart(name)
    expect(await vendors.books(name)).toEqual(before)
  })

  test("can push each thing that the page has a button for", async () => {
    const pushes = (await vendors.ownRoutes(name, "POST")).flatMap(({ bodies, path }) =>
      bodies.map((body) => ({ route: path, body })),
    )
    expect(pushes.length > 0).toBe(!WITHOUT_STATUSES.has(name))
    for (const push of pushes) {
      const id = await vendors.record(name, push)
      const path = push.route.replace(/:\w+/, encodeURIComponent(id))
      const answer = await vendors.admin(name, "POST", path, push.body)
      expect([push, answer.status, await answer.text()]).toEqual([
        push,
        expect.toSatisfy((status: number) => status < 300),
        expect.any(String),
      ])
    }
  })
})

test("the lender can be made to say every status, and that a second lender approves", async () => {
  const routes = await vendors.ownRoutes("simple-lease", "POST")
  const bodies = routes.find(({ path }) => path.endsWith("/status"))?.bodies
  expect(bodies).toEqual([
    ...LOAN_STATUSES.map((status) => ({ status })),
    { status: "APPROVED", by: "second lender" },
  ])
})

test("what is refused says why", async () => {
  const id = await vendors.record("braintree")
  const answer = await vendors.admin("braintree", "POST", `/transactions/${id}/end`, {
    status: "authorization_expired",
  })
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { code: "91507", error: expect.stringContaining("authorization") },
  ])
})
