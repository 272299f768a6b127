import type { Faker } from "@faker-js/faker"
import { executeOn, transaction } from "@voltread/api/platform/postgres/query.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { reviewerName } from "@voltread/domain/catalogue/product-review.ts"
import type { ReviewStatus, Stars } from "@voltread/domain/shared/review.ts"
import type { RejectionReason } from "@voltread/domain/shared/review-words.ts"
import { Effect, Option, Schema } from "effect"
import type { StreamDay } from "../history/dated-commands.ts"
import { ABOUT_THE_ORDER, wordsFor } from "./review-words.ts"

const decodeCreation = Schema.decodeUnknownOption(
  Schema.Struct({
    username: Schema.NonEmptyString,
    contact: Schema.Struct({ firstName: Schema.String, lastName: Schema.String }),
  }),
)
const decodeItem = Schema.decodeUnknownOption(
  Schema.Struct({ item: Schema.Struct({ itemId: Schema.String, productId: Schema.String }) }),
)
const decodeDelivery = Schema.decodeUnknownOption(
  Schema.Struct({
    subject: Schema.Literal("item"),
    itemId: Schema.String,
    to: Schema.Literals(["DELIVERED", "PICKUPED"]),
  }),
)

interface Delivery {
  readonly username: string
  readonly author: string
  readonly productId: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Deliveries to customers with an account: what, to whom and when. */
const deliveries = (history: ReadonlyArray<StreamDay>): ReadonlyArray<Delivery> =>
  [...Map.groupBy(history, ({ stream }) => stream).values()].flatMap((days) => {
    const events = days.flatMap((day) => day.events)
    const created = events.find(({ type }) => type === "OrderCreated")
    const creation = Option.getOrUndefined(decodeCreation(created?.data))
    if (creation === undefined) return []
    const { username, contact } = creation
    const products = new Map(
      events.flatMap(({ type, data }) => {
        const added = type === "OrderItemAdded" ? Option.getOrUndefined(decodeItem(data)) : undefined
        return added === undefined ? [] : [[added.item.itemId, added.item.productId] as const]
      }),
    )
    return events.flatMap(({ type, data, metadata }) => {
      const delivery = type === "OrderStatusChanged" ? Option.getOrUndefined(decodeDelivery(data)) : undefined
      const productId = delivery === undefined ? undefined : products.get(delivery.itemId)
      if (productId === undefined) return []
      const author = reviewerName(contact.firstName, contact.lastName)
      return [{ username, author, productId, at: Date.parse(metadata.at) }]
    })
  })

interface DemoReview {
  readonly productId: string
  readonly username: string
  readonly author: string
  readonly stars: Stars
  readonly title: string
  readonly body: string
  readonly status: ReviewStatus
  readonly rejection: RejectionReason | null
  readonly writtenAt: string
}

const DAY = 86_400_000
/** The share of deliveries that are reviewed. */
const SHARE = 0.34
/** Staff have decided on all reviews except those of the last days. */
const WAITING_DAYS = 4

/** Reviews of delivered products, each by its recipient, oldest first; the same for the same history and seed. */
export const demoReviews = (
  faker: Faker,
  history: ReadonlyArray<StreamDay>,
  products: ReadonlyArray<Product>,
  end: number,
): ReadonlyArray<DemoReview> => {
  const kinds = new Map(products.map(({ productId, productType }) => [productId, productType]))
  const once = new Map(
    deliveries(history).map((delivery) => [`${delivery.username} ${delivery.productId}`, delivery]),
  )
  return [...once.values()]
    .flatMap(({ at, ...of }): ReadonlyArray<DemoReview> => {
      const kind = kinds.get(of.productId)
      const time = at + faker.number.int({ min: 2 * DAY, max: 24 * DAY })
      if (!faker.datatype.boolean(SHARE) || kind === undefined || time > end) return []
      const stars = faker.helpers.weightedArrayElement<Stars>([
        { value: 5, weight: 52 },
        { value: 4, weight: 27 },
        { value: 3, weight: 11 },
        { value: 2, weight: 5 },
        { value: 1, weight: 5 },
      ])
      const isWaiting = time > end - WAITING_DAYS * DAY
      const isRejected = !isWaiting && faker.datatype.boolean(0.02)
      const decision = isRejected ? "rejected" : "published"
      const { titles, parts } = wordsFor(kind, isRejected ? 2 : stars)
      const sentences = isRejected
        ? [faker.helpers.arrayElement(ABOUT_THE_ORDER)]
        : parts.flatMap((part) =>
            faker.helpers.arrayElements(part, { min: 1, max: parts.length > 1 ? 1 : 3 }),
          )
      return [
        {
          ...of,
          stars: isRejected ? 2 : stars,
          title: faker.helpers.arrayElement(titles),
          body: sentences.join(" "),
          status: isWaiting ? "pending" : decision,
          rejection: isRejected ? "about-the-order" : null,
          writtenAt: new Date(time).toISOString(),
        },
      ]
    })
    .toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt))
}

/** Adds the reviews with the decisions of support staff. Idempotent. */
export const saveReviews = (reviews: ReadonlyArray<DemoReview>) =>
  transaction((client) =>
    Effect.asVoid(
      executeOn(client, {
        text: `
          insert into product_review
            (product_id, username, author, stars, title, body, revision, status, rejection, written_at, decided_at,
             decided_by, decided_by_name)
          select "productId", username, author, stars, title, body, 1, status, rejection, "writtenAt",
            case when status <> 'pending' then "writtenAt" + interval '7 hours' end,
            case when status <> 'pending' then 'support@voltread.example' end,
            case when status <> 'pending' then 'Sam Okafor' end
          from json_to_recordset($1) as review (
            "productId" text, username text, author text, stars int, title text, body text, status text,
            rejection text, "writtenAt" timestamptz
          )
          order by "writtenAt"
          on conflict (username, product_id) do nothing`,
        values: [JSON.stringify(reviews)],
      }),
    ),
  )
