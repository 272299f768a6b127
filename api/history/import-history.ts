import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { HistoryImport } from "@voltread/domain/contract/import.ts"
import { fold } from "@voltread/domain/decider.ts"
import type { Actor, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderState } from "@voltread/domain/ordering/order-state.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Array as Arr, Effect, Result, Schema } from "effect"
import { orderAggregate } from "../aggregates/aggregates.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { findProducts, upsertProducts } from "../catalogue/products.ts"
import { nextBatch, readRows, unreadableFile } from "../imports/file-rows.ts"
import { makeRejections } from "../imports/import-records.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { rows, transaction } from "../platform/postgres/query.ts"
import {
  actorOf,
  type FormerShop,
  orderIdOf,
  pastProductOf,
  placedCommands,
  returnedCommands,
  shippedCommands,
} from "./past-order-commands.ts"
import {
  instantOf,
  LEFT_OUT,
  type PastCustomer,
  type PastItem,
  type PastRecord,
  readPastRecord,
} from "./past-records.ts"
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
  const productIds = yield* knownProducts([...items.keys()])
  // SKUs that differ only in case are one product.
  const made = new Map<string, Product>()
  for (const item of items.values()) {
    if (productIds.has(item.sku)) continue
    const product = pastProductOf(formerShop, item)
    made.set(product.productId, product)
    productIds.set(item.sku, product.productId)
  }
  for (const productId of yield* existingProducts([...made.keys()])) made.delete(productId)
  if (!isDryRun) {
    yield* transaction((client) =>
      Effect.forEach(Arr.chunksOf([...made.values()], BATCH), (part) => upsertProducts(client, part), {
        discard: true,
      }),
    )
  }
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
    products: made.size,
    rejected,
    rejections: rejections.toSorted((one, other) => one.line - other.line),
  } satisfies HistoryImport
})

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

/** What happened to an order at one time. */
export interface PastStep {
  readonly orderId: string
  /** Distinguishes it from the order's other steps. */
  readonly key: string
  readonly at: string
  readonly actor: Actor
  readonly plan: (state: OrderState) => ReadonlyArray<OrderCommand>
}

/** The steps that a record means for its order; `productIdOf` by SKU. */
export const stepsBy =
  (formerShop: FormerShop, productIdOf: (sku: string) => string) =>
  (record: PastRecord): ReadonlyArray<PastStep> => {
    switch (record.type) {
      case "customer":
        return []
      case "order": {
        const orderId = orderIdOf(formerShop, record.number)
        const actor = actorOf(record)
        const [placedAt, shippedAt] = [instantOf(record.placedAt), instantOf(record.shippedAt)]
        const placed = placedCommands(formerShop, record, productIdOf)
        const shipped = shippedCommands(formerShop, record)
        const step = (key: string, at: string, commands: ReadonlyArray<OrderCommand>): PastStep => ({
          orderId,
          key,
          at,
          actor,
          plan: () => commands,
        })
        return placedAt === shippedAt
          ? [step(record.number, placedAt, [...placed, ...shipped])]
          : [step(record.number, placedAt, placed), step(`${record.number} shipped`, shippedAt, shipped)]
      }
      case "return":
        return [
          {
            orderId: orderIdOf(formerShop, record.order),
            key: record.number,
            at: instantOf(record.at),
            actor: SYSTEM,
            plan: (state) => returnedCommands(formerShop, record, state),
          },
        ]
    }
  }

const SYSTEM: Actor = { id: "voltread", name: "Voltread", role: "system" }

/** Answers whether the step is new. */
type CarryOut = (
  step: PastStep,
) => Effect.Effect<boolean, Rejection | TooMuchContention | EventLogUnavailable, CommandHandlers>

const commandIdOf = (formerShop: FormerShop, { key, orderId }: PastStep): string =>
  derivedId(formerShop.id, key, orderId)

/** Stores a step, once. */
export const storing =
  (formerShop: FormerShop): CarryOut =>
  (step) =>
    CommandHandlers.use(({ orders }) =>
      orders.handle(step.orderId, step.plan, {
        commandId: commandIdOf(formerShop, step),
        correlationId: `${formerShop.id}-${step.key}`,
        actor: step.actor,
        now: step.at,
      }),
    ).pipe(Effect.map(({ events }) => events.length > 0))

/** Decides as if earlier steps had been stored, which it keeps in memory. */
const trying = (formerShop: FormerShop): CarryOut => {
  const states = new Map<string, OrderState>()
  const { decider } = orderAggregate
  return Effect.fnUntraced(function* (step) {
    const { orders } = yield* CommandHandlers
    const { orderId, plan } = step
    if (yield* orders.has(orderId, commandIdOf(formerShop, step))) return false
    let state = states.get(orderId) ?? (yield* orders.load(orderId)).state
    for (const command of plan(state)) {
      const decision = decider.decide(command, state)
      if (Result.isFailure(decision)) return yield* Effect.fail(decision.failure)
      state = fold(decider, decision.success, state)
    }
    states.set(orderId, state)
    return true
  })
}
