import { type OrderLink, SupportCounts } from "@voltread/domain/contract/support-desk.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect } from "effect"
import { chatForStaff } from "../chat/chat-view.ts"
import { CONTACT_NOT_FOUND } from "../contact/contact.ts"
import { writerOf } from "../contact/contact-thread.ts"
import { Mailer } from "../mail/mailer.ts"
import { queryReadModel } from "../platform/read-model.ts"

const readCounts = reading(SupportCounts)

/** The number of items that wait for staff, for the menu. */
export const supportCounts = queryReadModel(async (db) => {
  const [counts] = await readCounts(
    db,
    `select (select count(*)::int from contact_request where status = 'open') as contacts,
       (select count(*)::int from chat where closed_at is null and shopper_wrote > staff_read) as chats,
       (select count(*)::int from waiting_answer) as "orderAnswers"`,
  )
  return counts ?? { contacts: 0, chats: 0, orderAnswers: 0 }
})

const SHOWN = 10

const linksOf = Effect.fnUntraced(function* (owner: string) {
  const { orderPageUrl } = yield* Mailer
  const page = yield* queryReadModel((db) =>
    orderPage(db, { filter: { username: owner }, first: SHOWN, after: null }),
  )
  return page.orders.map(({ id, uniqueId }): OrderLink => ({ orderNumber: uniqueId, url: orderPageUrl(id) }))
})

/**
 * Links to orders, for a mail to the address of those orders, in which they open without an account. Staff get none that
 * do: whoever has one acts as the customer, and reads the code by which staff hand the items over.
 */
export const contactOrderLinks = Effect.fnUntraced(function* (requestId: string) {
  const email = yield* writerOf(requestId)
  if (email === null) return yield* CONTACT_NOT_FOUND
  return yield* linksOf(normalizeEmail(email))
})

/** Links to orders for a chat, which require the customer's log-in. None for a guest, whose address is not verified. */
export const chatOrderLinks = Effect.fnUntraced(function* (chatId: string) {
  const { username } = yield* chatForStaff(chatId)
  if (username === null) return []
  return yield* linksOf(username)
})
