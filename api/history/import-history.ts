import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { HistoryImport } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Array as Arr, Effect, Result, Schema } from "effect"
import { findProducts, upsertProducts } from "../catalogue/products.ts"
import { nextBatch, readRows, unreadableFile } from "../imports/file-rows.ts"
import { makeRejections } from "../imports/import-records.ts"
import { rows, transaction } from "../platform/postgres/query.ts"
import { type FormerShop, pastProductOf } from "./past-order-commands.ts"
import {
  LEFT_OUT,
  type PastCustomer,
  type PastItem,
  type PastRecord,
  readPastRecord,
} from "./past-records.ts"
import { stepsBy, storing, trying } from "./past-steps.ts"
import { accountsAmong, registeredOf, saveCustomers } from "./save-customers.ts"

interface HistoryFile {
  readonly file: string
  readonly formerShop: FormerShop
  /** Reports what would be imported without changing anything. */
  readonly isDryRun: boolean
  /** Of a larger file, nothing is imported. */
  readonly maxRecords?: number
  /** Orders imported at a time. */
  readonly writers?: number
}

const BATCH = 500
const WRITERS = 32

type Reject = (line: number, reason: string) => void

interface Line {
  readonly line: number
  readonly record: PastRecord
}

/** The records of a file; for invalid lines, the reason is reported. */
async function* readHistory(file: string, reject: Reject): AsyncGenerator<Line> {
  for await (const row of readRows(file)) {
    if (row._tag !== "unreadable" && row.fields.type === LEFT_OUT) continue
    const record = row._tag === "unreadable" ? Result.fail(row.reason) : readPastRecord(row.fields)
    if (Result.isFailure(record)) reject(row.line, record.failure)
    else yield { line: row.line, record: record.success }
  }
}

/**
 * Imports customers, orders and returns of another shop (docs/past-orders.md), each at its own time and decided by the
 * rules of this shop; rejections are reported line by line. Importing the same file again changes nothing, and an
 * interrupted import can be repeated. Fails if the file cannot be read to its end.
 */
export const importHistory = Effect.fnUntraced(function* ({
  file,
  formerShop,
  isDryRun,
  maxRecords = Number.POSITIVE_INFINITY,
  writers = WRITERS,
}: HistoryFile) {
  const { reject, soFar } = makeRejections()
  const { items, customers } = yield* survey(file, maxRecords, reject)
  const { productIds, made } = yield* productsFor(items, formerShop)
  if (!isDryRun) yield* saveProducts(made)
  const added = yield* addCustomers(customers, isDryRun ? undefined : formerShop.id)
  const stepsOf = stepsBy(formerShop, (sku) => productIds.get(sku) ?? "")
  const carryOut = isDryRun ? trying(formerShop) : storing(formerShop)
  const counts = { order: 0, return: 0, unchanged: customers.length - added }
  /** Everything that happened to one order, in the order of the file. */
  const bringIn = Effect.fnUntraced(function* (lines: ReadonlyArray<Line>) {
    for (const { line, record } of lines) {
      if (record.type === "customer") continue
      const done = yield* Effect.forEach(stepsOf(record), carryOut).pipe(
        Effect.catchTag("Rejection", ({ message }) => Effect.succeed(message)),
      )
      if (typeof done === "string") reject(line, done)
      else counts[done.includes(true) ? record.type : "unchanged"] += 1
    }
  })
  const lines = readHistory(file, () => undefined)
  for (;;) {
    const batch = yield* nextBatch(lines, BATCH)
    if (batch.length === 0) break
    const orders = Map.groupBy(batch, ({ record }) => orderNumberOf(record))
    orders.delete(null)
    yield* Effect.forEach(orders.values(), bringIn, { concurrency: writers, discard: true })
  }
  const { rejected, rejections } = soFar()
  return {
    customers: added,
    orders: counts.order,
    returns: counts.return,
    unchanged: counts.unchanged,
    products: made.length,
    rejected,
    rejections: rejections.toSorted((one, other) => one.line - other.line),
  } satisfies HistoryImport
})

/** The ids of the products that the orders contain, by SKU, and those products that this shop does not have yet. */
const productsFor = Effect.fnUntraced(function* (items: Surveyed["items"], formerShop: FormerShop) {
  const productIds = yield* knownProducts([...items.keys()])
  // SKUs that differ only in case are one product.
  const past = new Map<string, Product>()
  for (const item of items.values()) {
    if (productIds.has(item.sku)) continue
    const product = pastProductOf(formerShop, item)
    past.set(product.productId, product)
    productIds.set(item.sku, product.productId)
  }
  for (const productId of yield* existingProducts([...past.keys()])) past.delete(productId)
  return { productIds, made: [...past.values()] }
})

const saveProducts = (products: ReadonlyArray<Product>) =>
  transaction((client) =>
    Effect.forEach(Arr.chunksOf(products, BATCH), (part) => upsertProducts(client, part), { discard: true }),
  )

/** Answers how many there are to add. Adds them if the store is given that they come from. */
const addCustomers = Effect.fnUntraced(function* (
  customers: ReadonlyArray<PastCustomer>,
  from: string | undefined,
) {
  const people = customers.map(registeredOf)
  const names = new Set(people.map(({ username }) => username))
  let count = from === undefined ? names.size : 0
  for (const part of Arr.chunksOf(people, BATCH)) {
    if (from === undefined) count -= (yield* accountsAmong(part.map(({ username }) => username))).length
    else count += (yield* saveCustomers(part, from)).length
  }
  return count
})

class TooManyRecords extends Error {
  constructor(most: number) {
    super(`it has more than ${formatNumber(most)} records. Split it, or import it on the server`)
  }
}

interface Surveyed {
  /** Products by SKU, as the file describes them last. */
  readonly items: ReadonlyMap<string, PastItem>
  readonly customers: ReadonlyArray<PastCustomer>
}

const survey = (file: string, maxRecords: number, reject: Reject) =>
  Effect.tryPromise({
    try: async (): Promise<Surveyed> => {
      const items = new Map<string, PastItem>()
      const customers: Array<PastCustomer> = []
      let count = 0
      for await (const { record } of readHistory(file, reject)) {
        count += 1
        if (count > maxRecords) throw new TooManyRecords(maxRecords)
        if (record.type === "customer") customers.push(record)
        if (record.type === "order") for (const item of record.items) items.set(item.sku, item)
      }
      return { items, customers }
    },
    catch: unreadableFile,
  })

const ProductOfSku = Schema.Struct({ sku: Schema.String, productId: Schema.String })

/** This shop's products with these SKUs. */
const knownProducts = Effect.fnUntraced(function* (skus: ReadonlyArray<string>) {
  const known = yield* Effect.forEach(Arr.chunksOf(skus, BATCH), (part) =>
    rows(ProductOfSku, {
      text: `select sku, min(product_id) as "productId" from product where sku = any ($1) group by sku`,
      values: [part],
    }),
  )
  return new Map(known.flat().map(({ sku, productId }) => [sku, productId]))
})

const existingProducts = Effect.fnUntraced(function* (productIds: ReadonlyArray<string>) {
  const existing = yield* Effect.forEach(Arr.chunksOf(productIds, BATCH), findProducts)
  return existing.flatMap((products) => [...products.keys()])
})

const orderNumberOf = (record: PastRecord): string | null => {
  switch (record.type) {
    case "customer":
      return null
    case "order":
      return record.number
    case "return":
      return record.order
  }
}
