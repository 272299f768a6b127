import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import { derivedId } from "@voltread/api/platform/commands/event-id.ts"
import { transaction } from "@voltread/api/platform/postgres/query.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Effect, Stream } from "effect"
import { actorOf, orderIdOf, productOf, returnCommands, saleCommands } from "./commands.ts"
import { readInvoices } from "./invoices.ts"
import { type Return, type ReturnedUnits, Rules, type Sale } from "./rules.ts"

const WRITERS = 32
const PRODUCTS_AT_A_TIME = 2_000

/** Creates the products that the file sells, with the last name and price it gives them. */
export const createProducts = Effect.fnUntraced(function* (file: string) {
  const products = new Map<string, Product>()
  yield* Effect.promise(async () => {
    const rules = new Rules()
    for await (const invoice of readInvoices(file)) {
      const sale = rules.apply(invoice)
      if (sale?._tag !== "sale") continue
      for (const line of sale.lines) {
        const product = productOf(line)
        products.set(product.productId, product)
      }
    }
  })
  const all = [...products.values()]
  yield* transaction((client) =>
    Effect.forEach(
      Array.from({ length: Math.ceil(all.length / PRODUCTS_AT_A_TIME) }, (_, page) =>
        all.slice(page * PRODUCTS_AT_A_TIME, (page + 1) * PRODUCTS_AT_A_TIME),
      ),
      (page) => upsertProducts(client, page),
      { discard: true },
    ),
  )
  return all.length
})

const intentOf = ({ invoice }: Sale | Return, orderId: string) => ({
  commandId: derivedId("online-retail", invoice.number, orderId),
  correlationId: `online-retail-${invoice.number}`,
  actor: actorOf(invoice),
  now: invoice.at,
})

const carryOut = Effect.fnUntraced(function* (work: Sale | Return) {
  const { orders } = yield* CommandHandlers
  if (work._tag === "sale") {
    const orderId = orderIdOf(work.invoice.number)
    yield* orders.handle(orderId, () => saleCommands(work), intentOf(work, orderId))
    return
  }
  const byInvoice = Map.groupBy(work.units, (units) => units.invoiceNumber)
  yield* Effect.forEach(byInvoice, ([number, units]) => comeBack(work, number, units), { discard: true })
})

const comeBack = Effect.fnUntraced(function* (
  work: Return,
  number: string,
  units: ReadonlyArray<ReturnedUnits>,
) {
  const { orders } = yield* CommandHandlers
  const orderId = orderIdOf(number)
  yield* orders.handle(
    orderId,
    (state) => returnCommands(work.invoice.number, units, state),
    intentOf(work, orderId),
  )
})

export interface Progress {
  /** Invoices that are wholly done, counted from the beginning of the file. */
  readonly onDone: (invoices: number) => void
  readonly onBytes: (bytes: number) => void
}

/**
 * Sends the invoices of a file as commands, in their order, `after` that many which are done. The commands' ids follow
 * from the invoices, so that sending one again changes nothing. An order's sale is always sent before its returns.
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
