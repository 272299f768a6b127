import { Effect, Schedule, Schema } from "effect"
import type { DemoOrder } from "../script/demo-order.ts"
import { cardTransactions } from "./cards.ts"
import { fraudChecks } from "./fraud-checks.ts"

/** The addresses of the simulated vendors. Real vendors know nothing of the invented year. */
export const SimulatedVendors = Schema.Struct({
  /** By vendor: its admin routes. */
  adminUrls: Schema.Record(Schema.String, Schema.String),
  token: Schema.NonEmptyString,
  /** By vendor: the address of its pages for browsers. */
  pageUrls: Schema.Record(Schema.String, Schema.String),
})
export type SimulatedVendors = typeof SimulatedVendors.Type

/** Vendors may still be starting. */
const PATIENCE = { schedule: Schedule.spaced("200 millis"), times: 300 }

/** The books of each vendor for these orders, oldest first. */
export const vendorBooks = (
  orders: ReadonlyArray<DemoOrder>,
): Readonly<Record<string, ReadonlyArray<unknown>>> => {
  const recordsOf = <R extends { readonly createdAt: number }>(
    of: (records: DemoOrder["script"]["records"]) => Map<string, R>,
  ) => orders.flatMap(({ script }) => [...of(script.records).values()]).toSorted(byAge)
  return {
    braintree: orders.flatMap(cardTransactions).toSorted(byAge),
    klarna: recordsOf(({ klarna }) => klarna),
    plisio: recordsOf(({ plisio }) => plisio),
    coinbase: recordsOf(({ coinbase }) => coinbase),
    "simple-lease": recordsOf(({ lender }) => lender),
    minfraud: orders.flatMap(fraudChecks),
  }
}

const byAge = (one: { readonly createdAt: number }, other: { readonly createdAt: number }): number =>
  one.createdAt - other.createdAt

/** Gives each simulated vendor its part of the year, so that it can be asked about it. Idempotent. */
export const handOver = (
  books: Readonly<Record<string, ReadonlyArray<unknown>>>,
  { adminUrls, token }: Pick<SimulatedVendors, "adminUrls" | "token">,
): Effect.Effect<void, Error> =>
  Effect.forEach(
    Object.entries(books),
    ([vendor, records]) => {
      const adminUrl = adminUrls[vendor]
      return adminUrl === undefined ? Effect.void : send(vendor, `${adminUrl}/history`, token, records)
    },
    { discard: true },
  )

const send = (vendor: string, url: string, token: string, records: ReadonlyArray<unknown>) =>
  Effect.tryPromise({
    try: (signal) =>
      fetch(url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ records }),
        signal,
      }),
    catch: (cause) => new Error(`The simulator of ${vendor} cannot be reached`, { cause }),
  }).pipe(
    Effect.retry(PATIENCE),
    Effect.flatMap((answer) =>
      answer.ok
        ? Effect.void
        : Effect.promise(() => answer.text()).pipe(
            Effect.flatMap((text) =>
              Effect.fail(
                new Error(`The simulator of ${vendor} refuses its history: ${answer.status} ${text}`),
              ),
            ),
          ),
    ),
  )
