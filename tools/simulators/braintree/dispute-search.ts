import { Result, Schema } from "effect"
import type { SimulatedClock } from "../clock.ts"
import type { Transaction } from "./records.ts"
import type { Store } from "./store.ts"

/** Days as `YYYY-MM-DD`, or instants of which only the day counts. */
const Days = Schema.Struct({ min: Schema.optional(Schema.String), max: Schema.optional(Schema.String) })

const SearchRequest = Schema.Struct({
  search: Schema.Struct({
    received_date: Schema.optional(Days),
    effective_date: Schema.optional(Days),
  }),
})
// An unknown criterion must not be ignored: the search would find too much.
const decode = Schema.decodeUnknownResult(SearchRequest, { onExcessProperty: "error" })

const isWithin = ({ min = "", max = "9999" }: typeof Days.Type, day: string): boolean =>
  min.slice(0, 10) <= day && day <= max.slice(0, 10)

/** Disputed payments, those disputed last first. Fails for criteria that this simulator does not support. */
export const searchDisputes = (
  store: Store,
  clock: SimulatedClock,
  body: unknown,
): Result.Result<ReadonlyArray<Transaction>, string> =>
  Result.mapBoth(decode(body), {
    onFailure: (error) => error.message,
    onSuccess: ({ search: { effective_date, received_date } }) => {
      const daysOf = ({ disputeHistory = [] }: Transaction) =>
        disputeHistory.map(({ at }) => clock.iso(at).slice(0, 10))
      return [...store.transactions()]
        .filter((transaction) => {
          const days = daysOf(transaction)
          return (
            transaction.dispute !== undefined &&
            (received_date === undefined || days.slice(0, 1).some((day) => isWithin(received_date, day))) &&
            (effective_date === undefined || days.some((day) => isWithin(effective_date, day)))
          )
        })
        .toReversed()
    },
  })
