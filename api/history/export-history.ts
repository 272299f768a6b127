import { EventLog } from "@voltread/domain/event.ts"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { Array as Arr, Effect, Option, Result, Schema, Stream } from "effect"
import { orderAggregate } from "../aggregates/aggregates.ts"
import { rows } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { pastOrderOf } from "./past-order-of.ts"
import { LEFT_OUT, type PastRecord, readPastRecord } from "./past-records.ts"

/** Where a part ends: customers come first, by user name, then orders, by the time they were placed. */
interface HistoryCursor {
  readonly of: "customers" | "orders"
  readonly after: string
}

export interface LeftOut {
  /** The number of the order, or the customer's address. */
  readonly what: string
  readonly why: string
}

export interface HistoryPart {
  readonly records: ReadonlyArray<PastRecord>
  /** Records that a history cannot represent, with the reasons. */
  readonly leftOut: ReadonlyArray<LeftOut>
}

/** A part, and where the next one begins. */
type Page = readonly [ReadonlyArray<HistoryPart>, Option.Option<HistoryCursor>]

const PART = 200
const READERS = 8

/** Checked by the rules of an import: a record that another shop would reject is left out. */
const checked = (
  what: string,
  records: ReadonlyArray<object>,
): Result.Result<ReadonlyArray<PastRecord>, LeftOut> =>
  Result.mapError(Result.all(records.map((record) => readPastRecord({ ...record }))), (why) => ({
    what,
    why,
  }))

const partOf = (
  found: ReadonlyArray<Result.Result<ReadonlyArray<PastRecord>, LeftOut>>,
  next: HistoryCursor | null,
): Page => {
  const [told, leftOut] = Arr.separate(found)
  return [[{ records: told.flat(), leftOut }], Option.fromNullishOr(next)]
}

const Customer = Schema.Struct({
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.String,
  registeredAt: Timestamp,
  address: Schema.NullOr(Schema.Record(Schema.String, Schema.String)),
})

/** Customers with the address of their orders; accounts of erased people are left out. */
const customersAfter = Effect.fnUntraced(function* (after: string) {
  const found = yield* rows(Customer, {
    text: `select username as email, first_name as "firstName", last_name as "lastName", coalesce(phone, '') as phone,
             created_at as "registeredAt",
             (select json_strip_nulls(json_build_object(
                'firstName', a.first_name, 'lastName', a.last_name, 'address1', a.address1,
                'address2', nullif(a.address2, ''), 'city', a.city, 'state', a.state, 'postalCode', a.postal_code,
                'country', a.country, 'phone', nullif(a.phone, '')))
              from account_address a where a.username = account.username
              order by a.is_default_shipping desc, a.created_at limit 1) as address
           from account where type = 'CUSTOMER' and username > $1 order by username limit $2`,
    values: [after, PART],
  })
  const last = found.length < PART ? undefined : found.at(-1)
  const records = found
    .filter(({ email }) => isEmail(email))
    .map(({ phone, address, ...customer }) =>
      checked(customer.email, [
        {
          type: "customer",
          ...customer,
          ...(phone === "" ? {} : { phone }),
          ...(address === null ? {} : { address }),
        },
      ]),
    )
  return partOf(
    records,
    last === undefined ? { of: "orders", after: "" } : { of: "customers", after: last.email },
  )
})

const ordersAfter = Effect.fnUntraced(function* (after: string) {
  const log = yield* EventLog
  const { orders, nextCursor } = yield* queryReadModel((db) =>
    orderPage(db, { sort: "OLDEST", first: PART, after: after === "" ? null : after }),
  )
  const found = yield* Effect.forEach(
    orders,
    ({ id, uniqueId }) =>
      Stream.runCollect(log.read(orderAggregate.streamOf(id))).pipe(
        Effect.map((events) =>
          Result.match(pastOrderOf(events), {
            onFailure: (why) => Result.fail({ what: uniqueId, why }),
            onSuccess: (records) => checked(uniqueId, records),
          }),
        ),
      ),
    { concurrency: READERS },
  )
  return partOf(found, nextCursor === null ? null : { of: "orders", after: nextCursor })
})

const START: HistoryCursor = { of: "customers", after: "" }

/** The shop's customers and past orders in parts, in the format that another shop imports (docs/past-orders.md). */
export const exportHistory = Stream.paginate(START, ({ of, after }) =>
  of === "customers" ? customersAfter(after) : ordersAfter(after),
)

/** One line for each record, and one for each that is missing, so that the file itself says what it lacks. */
export const historyLines = ({ records, leftOut }: HistoryPart): string =>
  [...records, ...leftOut.map((each) => ({ type: LEFT_OUT, ...each }))]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("")
