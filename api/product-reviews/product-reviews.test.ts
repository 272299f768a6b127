import {
  ModerationData,
  OwnReviewData,
  ProductReviewsData,
} from "@voltread/domain/contract/product-review.ts"
import type { ItemStatus } from "@voltread/domain/ordering/item-status-facts.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let ada: Tokens
let bob: Tokens
let support: Tokens

const ADA = "ada@example.com"
const BOB = "bob@example.com"

/** An order in the read models whose line has this status. */
const ordered = async (owner: string, productId: string, status: ItemStatus) => {
  const orderId = `${owner}-${productId}`
  await shop.sql(
    `insert into read.order_list (order_id, unique_id, customer_name, email, status, total, item_count,
       first_item_name, created_at, updated_at, ship_state, partners, search, owner)
     values ($1, $1, '', $2, 'COMPLETED', 0, 0, '', now(), now(), '', '{}', '', $2)`,
    [orderId, owner],
  )
  const lines = [{ productId, name: `The ${productId}`, images: { small: "/small.webp" }, status }]
  await shop.sql(
    "insert into read.order_detail (order_id, owner, revision, document) values ($1, $2, 1, $3)",
    [orderId, owner, JSON.stringify({ state: { lines } })],
  )
}

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  ada = await shop.signIn(ADA)
  bob = await shop.signIn(BOB)
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  for (const owner of [ADA, BOB])
    for (const productId of ["tire", "laptop"]) await ordered(owner, productId, "DELIVERED")
  await ordered(ADA, "wheel", "SHIPPED")
  await ordered(ADA, "phone", "RETURNED")
})
afterAll(() => shop.close())
beforeEach(() => shop.sql("delete from product_review"))

const FORM = { stars: 4, title: "Quiet", text: "Hardly any noise on the highway." }

const write = (as: Tokens, productId = "tire", change: object = {}) =>
  shop.call("PUT", `/api/account/reviews/${productId}`, { ...FORM, ...change }, { as })
const own = async (as: Tokens, productId = "tire") => {
  const { body } = await shop.call("GET", `/api/account/reviews/${productId}`, undefined, { as })
  return Schema.decodeUnknownSync(OwnReviewData)(body.data)
}
const published = async (query = "") => {
  const { body } = await shop.call("GET", `/api/products/tire/reviews${query}`)
  return Schema.decodeUnknownSync(ProductReviewsData)(body.data)
}
const queue = async (query = "") => {
  const { body } = await shop.call("GET", `/api/admin/product-reviews${query}`, undefined, { as: support })
  return Schema.decodeUnknownSync(ModerationData)(body.data)
}
const publish = (id: string, revision = 1) =>
  shop.call("PUT", `/api/admin/product-reviews/${id}/publication`, { revision }, { as: support })
const reject = (id: string) =>
  shop.call(
    "PUT",
    `/api/admin/product-reviews/${id}/rejection`,
    { revision: 1, reason: "offensive" },
    { as: support },
  )
const onlyId = async () => {
  const { reviews } = await queue()
  expect(reviews).toHaveLength(1)
  return reviews[0]?.id ?? ""
}

describe("a review by a customer", () => {
  test("is shown after staff have published it, with nothing of the author but first name and initial", async () => {
    expect(await write(ada)).toMatchObject({ status: 200, body: { isSuccess: true } })
    expect(await published()).toMatchObject({ summary: { count: 0, average: null }, reviews: [] })
    const id = await onlyId()
    expect((await publish(id)).status).toBe(200)
    const shown = await published()
    expect(shown.summary).toMatchObject({ count: 1, average: 4 })
    expect(shown.reviews).toEqual([{ id, ...FORM, author: "Test P.", writtenAt: expect.any(String) }])
    expect(await own(ada)).toMatchObject({
      review: { status: "published" },
      mayWrite: true,
      author: "Test P.",
    })
    expect(await shop.mailTo(ADA)).toContainEqual(
      expect.objectContaining({ template: "product-review", productId: "tire", rejection: null }),
    )
    const [kept] = (await queue("?status=published")).reviews
    expect(kept).toMatchObject({ username: ADA, decidedBy: "Test Person", decidedAt: expect.any(String) })
  })

  test.each(["nothing", "wheel"])("of what has not arrived (%s) is refused", async (productId) => {
    expect(await write(ada, productId)).toMatchObject({
      status: 409,
      body: { errorMessage: "You can review a product once your order with it has arrived." },
    })
    expect(await own(ada, productId)).toMatchObject({ review: null, mayWrite: false })
  })

  test("may be of returned items, and of one's own items only", async () => {
    expect((await write(ada, "phone")).status).toBe(200)
    expect((await write(bob, "phone")).status).toBe(409)
    expect((await shop.call("PUT", "/api/account/reviews/phone", FORM)).status).toBe(401)
  })

  test("is one for each product; once changed it is pending again, and the older text cannot be published", async () => {
    await write(ada)
    const id = await onlyId()
    await publish(id)
    await write(ada)
    expect((await published()).summary.count).toBe(1)
    await write(ada, "tire", { text: "Loud after a year." })
    expect((await published()).summary.count).toBe(0)
    expect(await onlyId()).toBe(id)
    expect(await publish(id, 1)).toMatchObject({ status: 409 })
    expect((await publish(id, 2)).status).toBe(200)
    expect((await published()).reviews).toMatchObject([{ text: "Loud after a year." }])
  })

  test("written twice at the same moment is one", async () => {
    const answers = await Promise.all([write(ada), write(ada, "tire", { stars: 1 })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await onlyId()
  })

  test("that is rejected is not shown, and its author reads why", async () => {
    await write(ada)
    const id = await onlyId()
    await publish(id)
    expect((await reject(id)).status).toBe(200)
    expect((await published()).summary.count).toBe(0)
    expect(await own(ada)).toMatchObject({ review: { status: "rejected", rejection: "offensive" } })
    const mails = (await shop.mailTo(ADA)).filter((mail) => "rejection" in mail && mail.rejection !== null)
    expect(mails).toHaveLength(1)
    expect((await reject(id)).status).toBe(200)
    expect((await shop.mailTo(ADA)).filter((mail) => "rejection" in mail && mail.rejection !== null)).toEqual(
      mails,
    )
    await write(ada, "tire", { text: "Quieter than the old ones." })
    expect(await own(ada)).toMatchObject({ review: { status: "pending", rejection: null } })
  })

  test("by the link of an order is answered at the address that the order has now", async () => {
    await ordered("corrected@example.com", "tire", "DELIVERED")
    const [{ id } = { id: "" }] = await shop.sql(
      `insert into product_review (product_id, username, order_id, author, stars, title, body, revision, status)
       values ('tire', 'typo@example.com', 'corrected@example.com-tire', 'A B.', 4, 'Title', 'Text', 1, 'pending')
       returning review_id::text as id`,
    )
    expect((await publish(String(id))).status).toBe(200)
    expect(await shop.mailTo("typo@example.com")).toEqual([])
    expect(await shop.mailTo("corrected@example.com")).toMatchObject([
      { template: "product-review", isSold: false },
    ])
  })

  test("can be deleted by its author only", async () => {
    await write(ada)
    const path = "/api/account/reviews/tire"
    expect((await shop.call("DELETE", path, undefined, { as: bob })).status).toBe(404)
    expect((await shop.call("DELETE", path, undefined, { as: ada })).status).toBe(200)
    expect((await queue()).reviews).toEqual([])
    expect(await publish("1")).toMatchObject({ status: 404 })
  })

  test("reports which field is wrong", async () => {
    const wrong = await write(ada, "tire", { stars: 6, title: " ", text: "" })
    expect(wrong.status).toBe(400)
    expect(wrong.body.fieldErrors.map(({ property }) => property)).toEqual(["stars", "title", "text"])
  })
})

test("products that were received and not reviewed are offered, each once", async () => {
  await write(ada, "laptop")
  const { body } = await shop.call("GET", "/api/account/reviews", undefined, { as: ada })
  expect(body.data).toMatchObject({ reviews: [{ productId: "laptop", status: "pending" }] })
  const toReview = Schema.decodeUnknownSync(
    Schema.Struct({ toReview: Schema.Array(Schema.Struct({ productId: Schema.String })) }),
  )(body.data).toReview
  expect(toReview.map(({ productId }) => productId).sort()).toEqual(["phone", "tire"])
})

test("what is no longer sold says so, as it has no page for its review", async () => {
  const products = ["tire", "phone", "laptop"].map((id) => product(id, { isLive: id === "tire" }))
  await shop.run(Database.use(({ pool }) => upsertProducts(pool, products)))
  await write(ada, "laptop")
  const { body } = await shop.call("GET", "/api/account/reviews", undefined, { as: ada })
  expect(body.data).toMatchObject({
    reviews: [{ productId: "laptop", isSold: false }],
    toReview: expect.arrayContaining([
      expect.objectContaining({ productId: "phone", isSold: false }),
      expect.objectContaining({ productId: "tire", isSold: true }),
    ]),
  })
  expect((await write(ada, "phone")).status).toBe(200)
})

test("what waits is listed for staff with the oldest first, what is decided with the newest first", async () => {
  await shop.sql(
    `insert into product_review (product_id, username, author, stars, title, body, revision, status)
     select 'tire', status || n, 'A B.', 3, n, 'Text', 1, status
     from generate_series(1, 52) n, unnest(array['pending', 'published']) status order by n`,
  )
  const titles = async (status: string) => {
    const first = await queue(`?status=${status}`)
    const after = encodeURIComponent(first.nextCursor ?? "")
    const second = await queue(`?status=${status}&after=${after}`)
    expect([first.reviews.length, second.nextCursor]).toEqual([50, null])
    return [...first.reviews, ...second.reviews].map(({ title }) => Number(title))
  }
  const oldestFirst = Array.from({ length: 52 }, (_, index) => index + 1)
  expect(await titles("pending")).toEqual(oldestFirst)
  expect(await titles("published")).toEqual(oldestFirst.toReversed())
})

describe("the published reviews of a product", () => {
  /** Thirteen published reviews, the oldest with five stars. */
  const many = async () => {
    for (const [index, stars] of [5, 1, 3, 5, 4, 5, 2, 5, 5, 1, 3, 4, 5].entries()) {
      const username = `reader${index}@example.com`
      await shop.sql(
        `insert into account (username, type, first_name, last_name) values ($1, 'CUSTOMER', 'A', 'B')
         on conflict do nothing`,
        [username],
      )
      await shop.sql(
        `insert into product_review (product_id, username, author, stars, title, body, revision, status)
         values ('tire', $1, 'A B.', $2, 'Title', 'Text', 1, 'published')`,
        [username, stars],
      )
    }
  }
  const everyPage = async (query: string) => {
    const stars: Array<number> = []
    const ids = new Set<string>()
    let after: string | null = null
    do {
      const marker: string = after === null ? "" : `&after=${encodeURIComponent(after)}`
      const page = await published(`${query}${marker}`)
      stars.push(...page.reviews.map((review) => review.stars))
      for (const { id } of page.reviews) ids.add(id)
      after = page.nextCursor
    } while (after !== null)
    expect(ids.size).toBe(stars.length)
    return stars
  }

  test("are paged in each order, without repeating or skipping one", async () => {
    await many()
    expect(await everyPage("?sort=newest")).toEqual([5, 4, 3, 1, 5, 5, 2, 5, 4, 5, 3, 1, 5])
    expect(await everyPage("?sort=highest")).toEqual([5, 5, 5, 5, 5, 5, 4, 4, 3, 3, 2, 1, 1])
    expect(await everyPage("?sort=lowest")).toEqual([1, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5])
    expect(await everyPage("?stars=1")).toEqual([1, 1])
    const { summary } = await published("?stars=1")
    expect(summary.byStars.map(({ count }) => count)).toEqual([6, 2, 2, 1, 2])
    expect(summary.average).toBeCloseTo(48 / 13)
  })

  test("are found by staff with their stars and their product", async () => {
    await many()
    await write(ada, "laptop")
    expect((await queue("?status=published&stars=1")).reviews).toHaveLength(2)
    expect((await queue("?productId=laptop")).reviews).toHaveLength(1)
    expect((await queue("?productId=tire")).reviews).toEqual([])
    const { body } = await shop.call("GET", "/api/admin/product-reviews/pending", undefined, { as: support })
    expect(body.data).toEqual({ pending: 1 })
  })
})
