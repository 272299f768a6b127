import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import type { RecordedEvent } from "@voltread/domain/event.ts"
import { type LoanDocument, loanDocuments } from "@voltread/projections/loans/loan-document.ts"
import { OrderDocument, orderDocuments } from "@voltread/projections/ordering/order-document.ts"
import { toEntry } from "@voltread/projections/platform/documents.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect, Layer, Schema } from "effect"
import type pg from "pg"
import type { LoadedShop } from "../load/loaded-shop.ts"
import type { StockedProduct } from "../load/stocked-products.ts"
import { askVendor } from "../load/vendor-admin.ts"
import {
  booksOf,
  type Charge,
  everyBook,
  type LenderApplication,
  vendorCharges,
} from "../simulators/vendor-books.ts"
import { compareEveryTable, wholeLog } from "./every-table.ts"
import type { Receipt } from "./tally.ts"

export interface HeldUnits {
  readonly orderId: string
  readonly productId: string
  readonly quantity: number
}

/** The records of shop, gateway, event log and read models, read when nothing happens anymore. Amounts in cents. */
export interface Evidence {
  readonly receipts: ReadonlyArray<Receipt>
  /** As put on sale before the first order. */
  readonly products: ReadonlyArray<StockedProduct>
  /** The records of all gateways, which are not part of the shop. */
  readonly charges: ReadonlyArray<Charge>
  /** The records of the lender. */
  readonly leases: ReadonlyArray<LenderApplication>
  /** The same applications, folded from the streams, by the shop's id. */
  readonly loans: ReadonlyMap<string, LoanDocument>
  /** Folded from the streams, by order id. */
  readonly orders: ReadonlyMap<string, OrderDocument>
  /** The number of events that begin an order, by id; the log must have exactly one each. */
  readonly beginnings: ReadonlyMap<string, number>
  /** Further disagreements between the tables and the log, in words. */
  readonly tables: ReadonlyArray<string>
  readonly available: ReadonlyMap<string, number>
  readonly held: ReadonlyArray<HeldUnits>
  readonly readModels: {
    readonly details: ReadonlyMap<string, OrderDocument>
    readonly list: ReadonlyMap<string, { readonly status: string; readonly total: number }>
    /** The number of entries in each order's timeline. */
    readonly timelines: ReadonlyMap<string, number>
    /** Over all customers, by status; a missing status counts as none. */
    readonly counts: ReadonlyMap<string, number>
    readonly parked: number
  }
}

/** All events, and the disagreements of the tables with them. */
const compareWithLog = (databaseUrl: string) => {
  const database = Database.layer({ url: databaseUrl, max: 2, applicationName: "audit" })
  return Effect.runPromise(
    Effect.gen(function* () {
      const events = yield* wholeLog
      return { events, tables: yield* compareEveryTable(events) }
    }).pipe(Effect.provide(eventLogLayer({}).pipe(Layer.provideMerge(database)))),
  )
}

const readDetails = reading(Schema.Struct({ id: Schema.String, document: OrderDocument }))
const readList = reading(Schema.Struct({ id: Schema.String, status: Schema.String, total: Schema.Int }))
const readNumbers = reading(Schema.Struct({ key: Schema.String, amount: Schema.Int }))
const readHeld = reading(
  Schema.Struct({ orderId: Schema.String, productId: Schema.String, quantity: Schema.Int }),
)

const numbers = async (pool: pg.Pool, text: string): Promise<ReadonlyMap<string, number>> =>
  new Map((await readNumbers(pool, text)).map(({ key, amount }) => [key, amount]))

/** As a read model stores it: through JSON, in which undefined values are absent. */
const decodeDocument = Schema.decodeUnknownSync(OrderDocument)
const asStored = (document: OrderDocument): OrderDocument =>
  decodeDocument(JSON.parse(JSON.stringify(document)))

export const foldOrders = (events: ReadonlyArray<RecordedEvent>): Pick<Evidence, "orders" | "beginnings"> => {
  const orders = new Map<string, OrderDocument>()
  const beginnings = new Map<string, number>()
  for (const recorded of events) {
    const entry = toEntry(orderDocuments, recorded)
    orders.set(entry.id, orderDocuments.fold(orders.get(entry.id) ?? null, entry))
    if (entry.event.type === "OrderCreated") beginnings.set(entry.id, (beginnings.get(entry.id) ?? 0) + 1)
  }
  return { orders: new Map([...orders].map(([id, document]) => [id, asStored(document)])), beginnings }
}

export const foldLoans = (events: ReadonlyArray<RecordedEvent>): Evidence["loans"] => {
  const loans = new Map<string, LoanDocument>()
  for (const recorded of events) {
    const entry = toEntry(loanDocuments, recorded)
    loans.set(entry.id, loanDocuments.fold(loans.get(entry.id) ?? null, entry))
  }
  return loans
}

/** Reads all records, one after the other. Nothing may be written meanwhile. */
export const collectEvidence = async (
  shop: LoadedShop,
  products: ReadonlyArray<StockedProduct>,
  receipts: ReadonlyArray<Receipt>,
): Promise<Evidence> => {
  const { pool, databaseUrl } = shop
  const { events, tables } = await compareWithLog(databaseUrl)
  const eventsOf = ({ prefix }: { readonly prefix: string }) =>
    events.filter(({ stream }) => stream.startsWith(prefix))
  const { orders, beginnings } = foldOrders(eventsOf(orderDocuments))
  const { applications, ...books } = await everyBook(
    booksOf((vendor, path) => askVendor(shop, vendor, "GET", path)),
  )
  const details = await readDetails(pool, "select order_id as id, document from read.order_detail")
  const list = await readList(pool, "select order_id as id, status, total from read.order_list")
  const parked = await numbers(pool, "select 'all' as key, count(*) as amount from read.parked_event")
  return {
    receipts,
    products,
    charges: vendorCharges(books),
    leases: applications,
    loans: foldLoans(eventsOf(loanDocuments)),
    orders,
    beginnings,
    tables,
    available: await numbers(pool, "select product_id as key, available as amount from stock"),
    held: await readHeld(
      pool,
      `select order_id as "orderId", product_id as "productId", quantity from stock_reservation_line`,
    ),
    readModels: {
      details: new Map(details.map(({ id, document }) => [id, document])),
      list: new Map(list.map(({ id, status, total }) => [id, { status, total }])),
      timelines: await numbers(
        pool,
        "select order_id as key, count(*) as amount from read.order_timeline group by order_id",
      ),
      counts: await numbers(
        pool,
        "select status as key, orders as amount from read.order_count where username = '' and orders <> 0",
      ),
      parked: parked.get("all") ?? 0,
    },
  }
}
