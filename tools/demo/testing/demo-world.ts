import { base, en, Faker } from "@faker-js/faker"
import { bestSellers, demoCatalogue } from "../catalogue.ts"
import { demoOrder } from "../orders.ts"
import { demoPeople } from "../people.ts"
import { stockedProducts } from "../save-catalogue.ts"
import type { DemoOrder } from "../script/demo-order.ts"
import { demoStoreStock } from "../store-stock.ts"
import { demoStores } from "../stores.ts"
import { type DemoWorld, pagesOf, storesWithin } from "../world.ts"

export const fakerOf = (seed: number) => new Faker({ locale: [en, base], seed })

/** The demo shop's products and their stock, without a shop. */
export const demoWorld = (
  faker: Faker,
  pageUrls: Readonly<Record<string, string>> = {},
): DemoWorld & Pick<ReturnType<typeof demoCatalogue>, "products"> => {
  const { products } = demoCatalogue(faker)
  const stock = demoStoreStock(stockedProducts(faker, products), demoStores())
  return {
    products,
    bestSellers: bestSellers(products),
    storesWith: storesWithin(demoStores(), stock),
    pageAt: pagesOf(pageUrls, (orderId) => `https://shop.example/order/${orderId}`),
  }
}

/** One order for each start, by few people. Milliseconds. */
export const demoOrders = (
  faker: Faker,
  world: DemoWorld,
  starts: ReadonlyArray<number>,
  end: number,
): ReadonlyArray<DemoOrder> => {
  const people = demoPeople(faker, 40)
  return starts.map((start) => demoOrder(faker, world, faker.helpers.arrayElement(people), { start, end }))
}
