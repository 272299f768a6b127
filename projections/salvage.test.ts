import type { RecordedEvent } from "@voltread/domain/event.ts"
import { anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { describe, expect, test } from "vitest"
import { ParkedRevisions } from "./parked-revisions.ts"
import type { Queryable } from "./platform/sql.ts"
import { salvage } from "./salvage.ts"
import { History } from "./testing/history.ts"

const SPOILED = 150

/** Accepts every statement and stores nothing. */
const nowhere: Queryable = {
  query: () => Promise.resolve({ rows: [], rowCount: 0, command: "", oid: 0, fields: [] }),
}

const isSpoiled = ({ data }: RecordedEvent): boolean => JSON.stringify(data).includes("\\u0000")

describe("many events that cannot be stored, before an order", () => {
  test("cost a few attempts each, and do not affect the order", async () => {
    const history = new History()
    for (let visit = 0; visit < SPOILED; visit++)
      history.visit(`visit-${visit}`, { utm_source: "a\u0000promo", affiliate_id: "aff-1" })
    history.order("honest", placing([anItem()], { orderId: "honest" }))
    const { events } = history.log
    expect(events.filter(isSpoiled).length).toBe(SPOILED)

    let attempts = 0
    const written: Array<string> = []
    const { repaired, refused } = await salvage(
      nowhere,
      (part) => {
        attempts += 1
        // Like Postgres, without saying which of them it was.
        if (part.some(isSpoiled)) return Promise.reject(new Error("unsupported Unicode escape sequence"))
        written.push(...part.map(({ id }) => id))
        return Promise.resolve({ orders: [], carts: [], loans: [], visits: [] })
      },
      events,
      new ParkedRevisions(),
    )
    expect(written).toEqual(events.map(({ id }) => id))
    expect(repaired).toHaveLength(SPOILED)
    expect(refused).toEqual([])
    expect(attempts).toBeLessThan(4 * SPOILED)
  })
})
