import type { Undelivered, UndeliveredMailData } from "@voltread/domain/contract/undelivered-mail.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { type Queryable, reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Effect, Schema } from "effect"
import { IS_STAFF } from "../../accounts/accounts.ts"
import { Cryptography } from "../../platform/cryptography.ts"
import { queryReadModel } from "../../platform/read-model.ts"
import { addressHash } from "../address-hash.ts"
import { CANNOT_BE_READ, mailKind, whyNotAgain } from "../mail-kinds.ts"
import { openRefusal } from "../refusal.ts"
import { whyUndelivered } from "./why-undelivered.ts"

const Row = Schema.Struct({
  mailId: Schema.String,
  at: Schema.String,
  template: Schema.String,
  error: Schema.NullOr(Schema.String),
  refusal: Schema.Uint8Array,
  attempts: Schema.Int,
  isReturned: Schema.Boolean,
})
const readRows = reading(Row)

const COLUMNS = `mail_id as "mailId", given_up_at as at, template, last_error as error, refusal, attempts,
  sent_at is not null as "isReturned"`

const readOrders = reading(
  Schema.Struct({
    orderId: Schema.String,
    orderNumber: Schema.String,
    owner: Schema.NullOr(Schema.String),
    email: Schema.String,
  }),
)
const readCustomers = reading(Schema.Struct({ username: Schema.String }))

const ordersOf = async (db: Queryable, ids: ReadonlyArray<string>) => {
  const text = `select order_id as "orderId", unique_id as "orderNumber", owner, email from read.order_list
                where order_id = any ($1)`
  const found = await readOrders(db, text, [ids])
  return new Map(found.map((order) => [order.orderId, order]))
}

/** Which of these normalized addresses are customers', with an account or without. */
const customersAmong = async (db: Queryable, addresses: ReadonlyArray<string>) => {
  const text = `select username from account where username = any ($1) and not ${IS_STAFF}
                union select owner from read.guest_order where owner = any ($1)`
  return new Set((await readCustomers(db, text, [addresses])).map(({ username }) => username))
}

/** Mail about an order goes to the order's address, which staff may have corrected since. */
const whyOutdated = (to: string, order: { readonly email: string } | undefined): string | null =>
  order === undefined || normalizeEmail(order.email) === to
    ? null
    : "The order has another email address since."

const SORT = "undelivered-mail"
const PAGE = 50

interface Question {
  /** Only mail to this address. */
  readonly email?: string
  readonly after?: string
}

/** Mail that was given up or came back, the newest first. */
export const undeliveredMail = Effect.fnUntraced(function* ({ email, after }: Question) {
  const cryptography = yield* Cryptography
  return yield* queryReadModel(async (db): Promise<typeof UndeliveredMailData.Type> => {
    const where = new Where().also("refusal is not null")
    if (email !== undefined) where.and(addressHash(cryptography, email), (at) => `recipient_hash = ${at}`)
    if (after !== undefined) {
      const [value, id] = fromCursor(SORT, after)
      where.and(value, (at) => `(given_up_at, mail_id) < (${at}::timestamptz, ${where.value(id)}::uuid)`)
    }
    const found = await readRows(
      db,
      `select ${COLUMNS} from mail_outbox where ${where}
       order by given_up_at desc, mail_id desc limit ${PAGE + 1}`,
      where.values,
    )
    const { page, nextCursor } = paged(found, PAGE, (last) => toCursor(SORT, last.at, last.mailId))
    const mails = page.map((row) => ({ ...row, told: openRefusal(cryptography, row.refusal) }))
    const orders = await ordersOf(
      db,
      mails.flatMap(({ told: { orderId } }) => (orderId === null ? [] : [orderId])),
    )
    const customers = await customersAmong(
      db,
      mails.flatMap(({ told: { to } }) => (to === null ? [] : [normalizeEmail(to)])),
    )
    return {
      mails: mails.map(
        ({ mailId, at, template, error, attempts, isReturned, told: { to, subject, orderId, answer } }) => {
          const order = orderId === null ? undefined : orders.get(orderId)
          const address = normalizeEmail(to ?? "")
          return {
            mailId,
            at,
            to,
            kind: mailKind(template),
            subject,
            orderId: order?.orderId ?? null,
            orderNumber: order?.orderNumber ?? null,
            username: order?.owner ?? (customers.has(address) ? address : null),
            reason: whyUndelivered(error, answer),
            answer,
            attempts,
            whyNotAgain:
              to === null
                ? CANNOT_BE_READ
                : (whyNotAgain(template, isReturned) ?? whyOutdated(address, order)),
          }
        },
      ),
      nextCursor,
    }
  })
})

/** The newest mail to this address that was given up or came back; null if there is none. */
export const newestUndeliveredTo = Effect.fnUntraced(function* (email: string) {
  const cryptography = yield* Cryptography
  const text = `select ${COLUMNS} from mail_outbox where recipient_hash = $1 and refusal is not null
                order by given_up_at desc, mail_id desc limit 1`
  const [newest] = yield* queryReadModel((db) => readRows(db, text, [addressHash(cryptography, email)]))
  if (newest === undefined) return null
  const { answer } = openRefusal(cryptography, newest.refusal)
  return { at: newest.at, reason: whyUndelivered(newest.error, answer) } satisfies Undelivered
})

const readRefusals = reading(Schema.Struct({ refusal: Schema.Uint8Array }))

/** Why mail that was given up must not go to its address anymore; null: it may. `mailId`: a UUID. */
export const whyNotThere = Effect.fnUntraced(function* (mailId: string) {
  const cryptography = yield* Cryptography
  return yield* queryReadModel(async (db) => {
    const text = "select refusal from mail_outbox where mail_id = $1 and refusal is not null"
    const [mail] = await readRefusals(db, text, [mailId])
    if (mail === undefined) return null
    const { to, orderId } = openRefusal(cryptography, mail.refusal)
    if (to === null || orderId === null) return null
    return whyOutdated(normalizeEmail(to), (await ordersOf(db, [orderId])).get(orderId))
  })
})
