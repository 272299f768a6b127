import { EventLog, type EventLogUnavailable } from "@voltread/domain/event.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { cartStream, loanStream, orderStream } from "@voltread/domain/stream.ts"
import { searchPatterns } from "@voltread/projections/platform/search.ts"
import type { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Effect, Option, Schema, Stream } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { reachedHead } from "../platform/read-model.ts"

/** The places of the event log that hold data of a person. */
interface StreamsOfPerson {
  /** Orders of their account, and guest orders with their email address. */
  readonly orderIds: ReadonlyArray<string>
  /** Those orders, and the orders that they applied to a lender for, no matter who placed them. */
  readonly awaitedOrderIds: ReadonlyArray<string>
  /** The keys by which their data is encrypted, besides that of their account. */
  readonly keyNames: ReadonlyArray<string>
  /** All streams that read differently once those keys and that of the account are destroyed. */
  readonly streams: ReadonlyArray<string>
}

const BEHIND = new Problem({
  code: "UNAVAILABLE",
  message: "The newest orders cannot be seen yet. Please try again in a moment.",
})
const PATIENCE_MS = 5_000

const upToDate = Effect.gen(function* () {
  if (!(yield* reachedHead(PATIENCE_MS))) return yield* BEHIND
})

const LoanRow = Schema.Struct({
  id: Schema.String,
  order_id: Schema.NullOr(Schema.String),
  username: Schema.NullOr(Schema.String),
  email: Schema.String,
  is_placed: Schema.Boolean,
})

/** The applications that may be theirs; the search for a guest's address also finds longer ones. */
const loansLike = (address: string, orderIds: ReadonlyArray<string>) => {
  const [pattern = ""] = searchPatterns(address)
  return rows(LoanRow, {
    text: `select loan_id as id, order_id, username, document->'state'->'initiated'->>'applicantEmail' as email,
             exists (select from read.order_list o where o.order_id = loan_application.order_id)
               or exists (select from read.parked_event where stream = 'order-' || order_id) as is_placed
           from read.loan_application
           where username = $1 or order_id = any ($2) or (username is null and search like $3)`,
    values: [address, orderIds, pattern],
  })
}

const idsOf = (text: string, address: string) =>
  rows(Schema.Struct({ id: Schema.String }), { text, values: [address] }).pipe(
    Effect.map((found) => found.map(({ id }) => id)),
  )

/** Everything that the log holds about an account or a guest with this email address. `address` is normalized. */
export const streamsOfPerson = Effect.fnUntraced(function* (
  address: string,
): Effect.fn.Return<
  StreamsOfPerson,
  Problem | DatabaseError | EventLogUnavailable,
  Database | EventLog | ReadModels
> {
  yield* upToDate
  const isTheirs = ({ username, email }: { readonly username: string | null; readonly email: string }) =>
    username === address || (username === null && normalizeEmail(email) === address)
  const orders = yield* idsOf("select order_id as id from read.order_list where owner = $1", address)
  const unshown = yield* headless(isTheirs)
  const orderIds = [
    ...orders,
    ...unshown.flatMap((stream) => (stream.startsWith("order-") ? [stream.slice("order-".length)] : [])),
  ]
  const loans = (yield* loansLike(address, orderIds)).filter(
    (loan) => isTheirs(loan) || orderIds.includes(loan.order_id ?? ""),
  )
  const ordersOfLoans = (isPlaced: boolean) =>
    loans.flatMap((loan) => (loan.is_placed === isPlaced && loan.order_id !== null ? [loan.order_id] : []))
  const carts = yield* idsOf("select cart_id as id from read.cart where username = $1", address)
  const visited = yield* idsOf(
    "select distinct order_id as id from read.order_timeline where acted_by = $1",
    address,
  )
  return {
    orderIds,
    awaitedOrderIds: [...new Set([...orderIds, ...ordersOfLoans(true)])],
    keyNames: [
      ...orderIds.map(orderStream),
      ...unshown,
      ...loans.map(({ id }) => loanStream(id)),
      // Earlier releases sealed an application by the key of its order, whether or not that was placed.
      ...ordersOfLoans(false).map(orderStream),
    ].map((stream) => `guest:${stream}`),
    streams: [
      ...new Set([
        ...orderIds.map(orderStream),
        ...visited.map(orderStream),
        ...loans.map(({ id }) => loanStream(id)),
        ...carts.map(cartStream),
        ...unshown,
      ]),
    ],
  }
})

const Beginning = Schema.Struct({
  username: Schema.optionalKey(Schema.NullOr(Schema.String)),
  applicantEmail: Schema.optionalKey(Schema.String),
  contact: Schema.optionalKey(Schema.Struct({ email: Schema.String })),
})
const decodeBeginning = Schema.decodeUnknownOption(Beginning)

/** Streams that no read model shows, since their first event cannot be applied; they are found in the log. */
const headless = Effect.fnUntraced(function* (
  isTheirs: (who: { readonly username: string | null; readonly email: string }) => boolean,
) {
  const log = yield* EventLog
  const parked = yield* rows(Schema.Struct({ stream: Schema.String }), {
    text: "select stream from read.parked_event where revision = 0",
    values: [],
  })
  return yield* Effect.filter(
    parked.map(({ stream }) => stream),
    (stream) =>
      Stream.runHead(log.read(stream, { limit: 1 })).pipe(
        Effect.map((first) =>
          Option.match(
            Option.flatMap(first, ({ data }) => decodeBeginning(data)),
            {
              onNone: () => false,
              onSome: ({ username = null, contact, applicantEmail }) =>
                isTheirs({ username, email: contact?.email ?? applicantEmail ?? "" }),
            },
          ),
        ),
      ),
    { concurrency: 4 },
  )
})
