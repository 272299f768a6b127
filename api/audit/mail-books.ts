import { isImportedHistory } from "@voltread/domain/event.ts"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { Effect, Schema } from "effect"
import { rowsOn } from "../platform/postgres/query.ts"
import { defineComparison, isSettled, type Moment } from "./comparison.ts"
import { foldOrder } from "./order-fold.ts"

const Cause = Schema.Struct({ cause: Schema.String })
const confirmation = (orderId: string): string => `order-confirmation:${orderId}`

/** Sent mail is kept for longer than an event is news. */
const isDue = (at: string, moment: Moment): boolean =>
  isSettled(at, moment) &&
  Date.parse(at) >= moment.since.getTime() &&
  !isImportedHistory(at, moment.now.getTime())

/** Checks that the outbox has the mails that orders lead to, and confirmations of paid orders only. */
export const mailBooks = defineComparison({
  prefix: "order-",
  fold: (events) => {
    const order = foldOrder(events)
    const id = events[0]?.stream.slice("order-".length)
    return order === null || id === undefined ? null : { id, ...order }
  },
  read: (client, orders) =>
    Effect.gen(function* () {
      const causes = [...orders].flatMap(([id, { mails }]) => [confirmation(id), ...mails.keys()])
      const found = yield* rowsOn(client, Cause, {
        text: "select cause from mail_outbox where cause = any ($1)",
        values: [causes],
      })
      const queued = new Set(found.map(({ cause }) => cause))
      return new Map([...orders.keys()].map((id) => [id, { revision: null, queued }]))
    }),
  differences: ({ id, email, mails }, row, moment) => [
    ...[...mails].map(
      ([cause, event]) =>
        isDue(event.metadata.at, moment) &&
        // Nobody writes to a person who was erased, nor to an old order's address that no mail server takes.
        isEmail(email) &&
        row?.queued.has(cause) !== true &&
        `No mail tells of its event ${event.revision}, ${event.type}.`,
    ),
    row?.queued.has(confirmation(id)) === true &&
      !mails.has(confirmation(id)) &&
      "A mail confirms it, and it was never paid.",
  ],
})
