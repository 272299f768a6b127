import { setTimeout as pause } from "node:timers/promises"
import type { Faker } from "@faker-js/faker"
import type { LoadedShop } from "../load/loaded-shop.ts"
import { NotAnswered, RefusedByShop } from "../load/session.ts"
import { byCard, DECLINED_CARD, newShopper, type Shopper, type Submission } from "../load/shopper.ts"
import type { StockedProduct } from "../load/stocked-products.ts"
import { count, RETRY_MS, type Tally, untilAnswered } from "./tally.ts"
import type { PlacedAnswer, WayToPay } from "./ways-to-pay.ts"

/** People retry what was not answered, press the button twice, mistype a card number, or close the browser. */
const HABITS = [
  { value: "patient", weight: 60 },
  { value: "twice", weight: 15 },
  { value: "declined first", weight: 10 },
  { value: "leaves", weight: 15 },
] as const

export interface VisitPlan {
  readonly shop: LoadedShop
  readonly way: WayToPay
  readonly products: ReadonlyArray<StockedProduct>
  /** Few units for many shoppers. */
  readonly scarce: ReadonlyArray<StockedProduct>
  readonly faker: Faker
  readonly tally: Tally
}

/** One visit to the shop, from an empty cart to the outcome of its checkout. */
export const visit = async (plan: VisitPlan): Promise<void> => {
  const { faker, tally, shop } = plan
  const shopper = newShopper(shop)
  const habit = faker.helpers.weightedArrayElement(HABITS)
  try {
    const submission = await fillCart(plan, shopper)
    switch (habit) {
      case "patient":
        return await finish(plan, shopper, await order(plan, shopper, submission))
      case "twice": {
        const both = await Promise.all([order(plan, shopper, submission), order(plan, shopper, submission)])
        return await finish(plan, shopper, both[0] ?? both[1])
      }
      case "declined first": {
        const declined = await untilAnswered(tally, () => shopper.typeCard(DECLINED_CARD))
        await order(plan, shopper, { ...submission, payment: byCard(declined) })
        return await finish(plan, shopper, await order(plan, shopper, submission))
      }
      case "leaves":
        return await leave(plan, shopper, submission)
    }
  } catch (error) {
    if (!(error instanceof RefusedByShop) || !EXPECTED_REFUSALS.has(error.code)) throw error
    count(tally, `refused: ${error.code}`)
  }
}

/** Sold out, or changed in another tab. Any other rejection is a bug in the shop. */
const EXPECTED_REFUSALS: ReadonlySet<string> = new Set(["CONFLICT", "INVALID"])

const fillCart = async (
  { faker, tally, products, scarce, shop, way }: VisitPlan,
  shopper: Shopper,
): Promise<Submission> => {
  const wanted = faker.helpers.arrayElements(products, { min: 1, max: 2 })
  const basket = faker.datatype.boolean(0.3) ? [...wanted, faker.helpers.arrayElement(scarce)] : wanted
  let cartId = ""
  for (const { productId } of basket) {
    const quantity = faker.number.int({ min: 1, max: 2 })
    cartId = await untilAnswered(tally, () => shopper.add(productId, quantity))
  }
  const expectedTotal = await untilAnswered(tally, () => shopper.quote(cartId))
  const cart = { cartId, expectedTotal }
  return { ...cart, payment: await untilAnswered(tally, () => way.agree(shop, shopper, cart)) }
}

const ATTEMPTS = 5

/** Submits until the shop answers with an outcome. Returns the order if it succeeded. */
const order = async (
  { tally, way }: VisitPlan,
  shopper: Shopper,
  submission: Submission,
): Promise<PlacedAnswer | undefined> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answer = await untilAnswered(tally, () => shopper.checkOut(submission))
    const placed = answer.order
    if (placed !== null) {
      const paid = answer.success && way.finish === undefined
      tally.receipts.push({ cartId: submission.cartId, orderId: placed.id, paid })
      if (answer.success) return { ...answer, order: placed }
      count(tally, "ordered, not paid")
      return undefined
    }
    const [error] = answer.errors
    count(tally, `not ordered: ${error?.code ?? "without a reason"}`)
    if (error?.code !== "NOT_POSSIBLE") return undefined
    await pause(RETRY_MS)
  }
  return undefined
}

/** Pays or signs on the vendor's own page, where there is one. */
const finish = async (
  { shop, tally, way }: VisitPlan,
  shopper: Shopper,
  placed: PlacedAnswer | undefined,
): Promise<void> => {
  if (placed === undefined) return
  const isDone = async () => way.finish === undefined || (await way.finish(shop, shopper, placed))
  count(tally, `${(await untilAnswered(tally, isDone)) ? "done" : "nothing to do"}: ${way.name}`)
}

/** Closes the browser while the shop works, and never comes back. */
const leave = async (
  { faker, tally, way }: VisitPlan,
  shopper: Shopper,
  submission: Submission,
): Promise<void> => {
  const gone = AbortSignal.timeout(faker.number.int({ min: 5, max: 80 }))
  count(tally, "left")
  await shopper.checkOut(submission, gone).then(
    ({ order, success }) => {
      if (order === null) return
      const paid = success && way.finish === undefined
      tally.receipts.push({ cartId: submission.cartId, orderId: order.id, paid })
    },
    (error: unknown) => (error instanceof NotAnswered ? undefined : Promise.reject(error)),
  )
}
