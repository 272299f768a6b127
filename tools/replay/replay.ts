import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import { pastProductOf } from "@voltread/api/history/past-order-commands.ts"
import { stepsBy, storing } from "@voltread/api/history/past-steps.ts"
import { transaction } from "@voltread/api/platform/postgres/query.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Array as Arr, Effect, Stream } from "effect"
import { ONLINE_RETAIL, pastOrderOf, pastReturnsOf, productIdOf } from "./commands.ts"
import { readInvoices } from "./invoices.ts"
import { type Return, Rules, type Sale } from "./rules.ts"

const WRITERS = 32
const PRODUCTS_AT_A_TIME = 2_000

/** Creates the products in the file, with their last name and price. */
export const createProducts = Effect.fnUntraced(function* (file: string) {
  const products = new Map<string, Product>()
  yield* Effect.promise(async () => {
    const rules = new Rules()
    for await (const invoice of readInvoices(file)) {
      const sale = rules.apply(invoice)
      if (sale?._tag !== "sale") continue
      for (const line of pastOrderOf(sale).items) {
        const product = pastProductOf(ONLINE_RETAIL, line)
        products.set(product.productId, product)
      }
    }
  })
  const all = [...products.values()]
  yield* transaction((client) =>
    Effect.forEach(Arr.chunksOf(all, PRODUCTS_AT_A_TIME), (page) => upsertProducts(client, page), {
      discard: true,
    }),
  )
  return all.length
})

const stepsOf = stepsBy(ONLINE_RETAIL, productIdOf)
const store = storing(ONLINE_RETAIL)

const carryOut = (work: Sale | Return) => {
  const records = work._tag === "sale" ? [pastOrderOf(work)] : pastReturnsOf(work)
  return Effect.forEach(records.flatMap(stepsOf), store, { discard: true })
}

export interface Progress {
  /** Completed invoices, counted from the beginning of the file. */
  readonly onDone: (invoices: number) => void
  readonly onBytes: (bytes: number) => void
}

/**
 * Sends the invoices of a file as commands, in order, after the first `after` ones, which are done. The commands' ids
 * are derived from the invoices, so that sending one again changes nothing. An order's sale is always sent before its
 * returns.
 */
export const replay = (file: string, after: number, { onDone, onBytes }: Progress) => {
  const rules = new Rules()
  let done = 0
  const invoices = Stream.fromAsyncIterable(readInvoices(file, onBytes), (cause) => cause).pipe(
    Stream.orDie,
    Stream.mapEffect(
      (invoice) => {
        const work = rules.apply(invoice)
        done += 1
        return Effect.succeed({ work: done > after ? work : undefined, number: done })
      },
      { concurrency: 1 },
    ),
  )
  return invoices.pipe(
    Stream.mapEffect(
      ({ work, number }) => (work === undefined ? Effect.void : carryOut(work)).pipe(Effect.as(number)),
      { concurrency: WRITERS },
    ),
    Stream.runForEach((number) => Effect.sync(() => onDone(number))),
    Effect.map(() => rules.excluded),
  )
}
