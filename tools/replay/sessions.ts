import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import {
  orderIdOf,
  pastProductOf,
  placedCommands,
  shippedCommands,
} from "@voltread/api/history/past-order-commands.ts"
import type { PastOrder } from "@voltread/api/history/past-records.ts"
import { readRows } from "@voltread/api/imports/file-rows.ts"
import { recordVisit } from "@voltread/api/marketing/record-visit.ts"
import { derivedId } from "@voltread/api/platform/commands/event-id.ts"
import { transaction } from "@voltread/api/platform/postgres/query.ts"
import type { Actor } from "@voltread/domain/event.ts"
import { aVisit } from "@voltread/domain/marketing/visit-examples.ts"
import { touchOfVisit } from "@voltread/domain/processes/touch-of-visit.ts"
import { trafficSourcesReport } from "@voltread/projections/reports/traffic-sources.ts"
import { Effect, Stream } from "effect"
import pg from "pg"
import { ONLINE_RETAIL, pastOrderOf, productIdOf } from "./commands.ts"
import type { InvoiceLine } from "./invoices.ts"
import { type Compared, compareKeys, rowsOf } from "./verify.ts"

/** The year that the sessions are dated in: the source names months only. */
const YEAR = 2017
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "June", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** Prefix of each name from the file, so that nothing else in the shop has it. */
const MARK = "sessions-"
const WRITERS = 32
const GUEST: Actor = { id: "guest", name: "Guest", role: "guest" }

/** The purchase of every session that bought something: the source has no amounts. */
const ITEM: InvoiceLine = {
  stockCode: "SESSION",
  description: "Bought in a session",
  quantity: 1,
  unitPrice: 100,
}

interface Session {
  /** The line in the file, from 1. */
  readonly number: number
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly at: string
  readonly hasBought: boolean
}

/** The sessions of a file in order: traffic types as sources, visitor types as media, months as campaigns. */
async function* readSessions(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<Session> {
  let number = 0
  for await (const row of readRows(file, onBytes)) {
    if (row._tag === "unreadable") throw new Error(`line ${row.line}: ${row.reason}`)
    const field = (name: string): string => String(row.fields[name] ?? "")
    const month = MONTHS.indexOf(field("Month"))
    if (month < 0) throw new Error(`line ${row.line}: “${field("Month")}” is not a month of this file`)
    number += 1
    yield {
      number,
      source: `${MARK}${field("TrafficType")}`,
      medium: `${MARK}${field("VisitorType")}`,
      campaign: `${MARK}${field("Month")}`,
      // From the third of the month, so that it is the same month in any time zone.
      at: new Date(Date.UTC(YEAR, month, 3) + (number % 20_000) * 60_000).toISOString(),
      hasBought: field("Revenue") === "TRUE",
    }
  }
}

const orderOf = (session: number, at: string): PastOrder =>
  pastOrderOf({
    _tag: "sale",
    invoice: { number: `session-${session}`, at, customerId: "", country: "", lines: [ITEM] },
    lines: [ITEM],
  })

const record = Effect.fnUntraced(function* ({ number, source, medium, campaign, at, hasBought }: Session) {
  const visitId = derivedId("online-session", String(number))
  const visit = aVisit({
    visitId,
    parameters: { utm_source: source, utm_medium: medium, utm_campaign: campaign },
  })
  const intent = { commandId: visitId, correlationId: visitId, actor: GUEST, now: at }
  yield* recordVisit(visit, intent)
  if (!hasBought) return
  const touch = touchOfVisit(visit, at)
  const attribution = { visitId, first: touch, last: touch, lastPaid: null }
  const order = orderOf(number, at)
  const { orders } = yield* CommandHandlers
  const orderId = orderIdOf(ONLINE_RETAIL, order.number)
  yield* orders.handle(
    orderId,
    () =>
      [...placedCommands(ONLINE_RETAIL, order, productIdOf), ...shippedCommands(ONLINE_RETAIL, order)].map(
        (command) =>
          command.type === "PlaceOrder" ? { ...command, order: { ...command.order, attribution } } : command,
      ),
    { ...intent, commandId: derivedId("online-session", String(number), orderId) },
  )
})

/**
 * Records each session of a file as a visit, with an order if it bought something. Ids are derived from the place in
 * the file, so that a repetition changes nothing. Returns the number of sessions.
 */
export const replaySessions = Effect.fnUntraced(function* (file: string, onBytes: (bytes: number) => void) {
  const { items } = orderOf(0, new Date(Date.UTC(YEAR, 0)).toISOString())
  yield* transaction((client) =>
    upsertProducts(
      client,
      items.map((item) => pastProductOf(ONLINE_RETAIL, item)),
    ),
  )
  return yield* Stream.fromAsyncIterable(readSessions(file, onBytes), (cause) => cause).pipe(
    Stream.orDie,
    Stream.mapEffect(record, { concurrency: WRITERS }),
    Stream.runCount,
  )
})

const GROUPINGS = ["source", "medium", "campaign"] as const

/** Compares Traffic Sources with counts taken directly from the file: sessions, orders and conversion of each. */
export const compareSessions = async (file: string, databaseUrl: string): Promise<Compared> => {
  const counts = new Map(
    GROUPINGS.map((name) => [name, new Map<string, { sessions: number; orders: number }>()]),
  )
  for await (const session of readSessions(file))
    for (const [name, groups] of counts) {
      const known = groups.get(session[name]) ?? { sessions: 0, orders: 0 }
      groups.set(session[name], {
        sessions: known.sessions + 1,
        orders: known.orders + (session.hasBought ? 1 : 0),
      })
    }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const results: Array<Compared> = []
    for (const [groupBy, groups] of counts) {
      const input = { from: `${YEAR}-01-01`, to: `${YEAR}-12-31`, groupBy }
      const table = await trafficSourcesReport(client, input)
      const shown = await rowsOf(client, table, ["sessions", "orders", "conversion"])
      results.push(
        compareKeys(
          `Traffic Sources by ${groupBy}`,
          new Map(
            [...groups].map(([key, { sessions, orders }]) => [
              key,
              [sessions, orders, (Math.round((orders * 1_000) / sessions) / 10).toFixed(1)].join("  "),
            ]),
          ),
          new Map(
            shown.filter(({ key }) => key.startsWith(MARK)).map(({ key, cells }) => [key, cells.join("  ")]),
          ),
        ),
      )
    }
    return {
      equal: results.every(({ equal }) => equal),
      text: results.map(({ text }) => text).join(""),
    }
  } finally {
    await client.end()
  }
}
