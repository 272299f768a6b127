import { randomUUID } from "node:crypto"
import { ExportData } from "@voltread/domain/contract/personal-data.ts"
import { fold } from "@voltread/domain/decider.ts"
import { loan } from "@voltread/domain/loans/application.ts"
import { anApplication } from "@voltread/domain/loans/application-examples.ts"
import { anAddress } from "@voltread/domain/ordering/order-examples.ts"
import type { LoanDocument } from "@voltread/projections/loans/loan-document.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { cartOfAccount } from "../accounts/accounts.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { keepBegunCheckout } from "../checkout/begun-checkout.ts"
import { checkoutDetails } from "../testing/checkout-details.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let root: Tokens

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
})
afterAll(() => shop.close())

/** Starts a payment in a gateway's form that nobody confirms. */
const begin = (username: string | null, email: string, address1: string) =>
  shop.run(
    keepBegunCheckout({
      begunId: randomUUID(),
      gateway: "klarna",
      orderId: null,
      username,
      actor: { id: username ?? "guest", name: "Ada Byron", role: username === null ? "guest" : "customer" },
      details: {
        ...checkoutDetails(randomUUID(), "", 21_250),
        email,
        shippingAddress: anAddress({ address1 }),
        billingAddress: anAddress({ address1 }),
      },
    }),
  )

test("a payment that waits for its gateway is in the export of its owner, and is erased with them", async () => {
  const username = "ada@example.com"
  const as = await shop.signIn(username)
  await begin(username, "office@example.com", "31 Alder Row")
  await begin(null, "Ada@Example.com", "32 Alder Row")
  await begin("bob@example.com", "bob@example.com", "33 Alder Row")
  await begin(username, username, "34 Alder Row")
  await shop.sql("update begun_payment set sealed = 'of another secret' where username = $1 and email = $1", [
    username,
  ])

  const exported = await shop.call("GET", "/api/account/export", undefined, { as })
  expect(exported).toMatchObject({
    status: 200,
    body: {
      data: {
        begunPayments: [
          {
            gateway: "klarna",
            email: "office@example.com",
            shippingAddress: { firstName: anAddress().firstName, address1: "31 Alder Row" },
            billingAddress: { address1: "31 Alder Row" },
            total: 212.5,
          },
          { email: "Ada@Example.com", shippingAddress: { address1: "32 Alder Row" } },
        ],
      },
    },
  })
  expect(JSON.stringify(exported.body)).not.toContain("33 Alder Row")

  const erased = await shop.call("DELETE", `/api/admin/customers/${username}`, undefined, { as: root })
  expect(erased.status).toBe(200)
  expect(await shop.sql("select email from begun_payment")).toEqual([{ email: "bob@example.com" }])
})

test("messages are in the export however their author's address was written", async () => {
  const as = await shop.signIn("grace@example.com")
  await shop.sql(
    `insert into contact_request (request_id, name, email, phone, message)
     values (gen_random_uuid(), 'Grace', 'Grace@Example.com', '', 'Where is it?')`,
  )
  const exported = await shop.call("GET", "/api/account/export", undefined, { as })
  expect(exported.body.data).toMatchObject({ messages: [{ message: "Where is it?" }] })
})

const laptops = {
  productId: "laptop",
  sku: "L-1",
  name: "Laptop",
  brand: "Acme",
  size: "",
  quantity: 2,
  price: 99_900,
  shippingCost: 0,
  productType: "electronics",
  partner: "Best Buy",
  isPromotion: false,
  thumbnailImage: "",
  smallImage: "",
  largeImage: "",
  pickupStoreId: null,
}

test("the cart, the newsletter and social log-ins are in the export", async () => {
  const username = "lin@example.com"
  const as = await shop.signIn(username)
  const cartId = await shop.run(cartOfAccount(username))
  const intent = {
    commandId: randomUUID(),
    correlationId: "r",
    actor: { id: username, name: "Lin", role: "customer" as const },
    now: new Date().toISOString(),
  }
  await shop.run(
    CommandHandlers.use(({ carts }) =>
      carts.handle(
        cartId,
        () => [{ type: "CreateCart", cartId, username, successorOf: null, items: [laptops] }],
        intent,
      ),
    ),
  )
  await shop.sql("insert into subscription (email, token_hash) values ('Lin@Example.com', '')")
  await shop.sql(
    "insert into external_identity (issuer, subject, username) values ('https://id.example', '7', $1)",
    [username],
  )
  const exported = await shop.call("GET", "/api/account/export", undefined, { as })
  expect(exported.body.data).toMatchObject({
    cart: [{ productId: "laptop", quantity: 2 }],
    newsletter: [{ confirmed_at: null, ended_at: null }],
    linkedLogIns: [{ provider: "https://id.example" }],
  })
})

test("the export is whole, however many applications and changes of the account there are", async () => {
  const username = "max@example.com"
  const as = await shop.signIn(username)
  const at = "2026-01-31T12:00:00.000Z"
  const state = fold(loan, [{ type: "LoanApplicationInitiated", data: anApplication({ username }) }])
  if (state._tag === "none") throw new Error("no application")
  const document: LoanDocument = {
    state,
    revision: 0,
    approvedAt: null,
    createdAt: at,
    updatedAt: at,
  }
  await shop.sql(
    `insert into read.loan_application
     select 'loan-' || n, null, $1, 'INITIATED', $2::timestamptz, '', $3 from generate_series(1, 450) n`,
    [username, at, JSON.stringify(document)],
  )
  await shop.sql(
    `insert into account_event (username, kind, actor_id, actor_name, actor_role, correlation_id)
     select $1, 'profile-updated', $1, 'Max', 'customer', 'test' from generate_series(1, 550)`,
    [username],
  )
  const { body } = await shop.call("GET", "/api/account/export", undefined, { as })
  const { applications, changes } = Schema.decodeUnknownSync(ExportData)(body.data)
  expect(new Set(applications.map(({ id }) => id)).size).toBe(450)
  expect(changes.filter(({ kind }) => kind === "profile-updated")).toHaveLength(550)
})
