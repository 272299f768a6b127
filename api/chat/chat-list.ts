import { ChatRow } from "@voltread/domain/contract/chat.ts"
import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Schema } from "effect"
import { queryReadModel } from "../platform/read-model.ts"

const readRows = reading(ChatRow)
const readCount = reading(Schema.Struct({ waiting: Schema.Int }))

const SORT = "chats"
const PAGE = 50

/** Conversations by newest message, and the number with unread messages from shoppers. `isOpen` leaves out closed ones. */
export const chatList = (options: {
  readonly isOpen: boolean
  /** User name of the staff member who looks after it. */
  readonly assignedTo: string | null
  readonly after: string | null
}) =>
  queryReadModel(async (db) => {
    const where = new Where().and(options.assignedTo, (at) => `c.assigned_to = ${at}`)
    if (options.isOpen) where.also("c.closed_at is null")
    if (options.after !== null) {
      const [value, id] = fromCursor(SORT, options.after)
      where.and(
        value,
        (at) => `(c.last_message_at, c.chat_id) < (${at}::timestamptz, ${where.value(id)}::uuid)`,
      )
    }
    const [rows, [counted]] = await Promise.all([
      readRows(
        db,
        `select c.chat_id as id, c.username, coalesce(trim(a.first_name || ' ' || a.last_name), c.name) as name,
           coalesce(c.username, c.email) as email, c.opened_at as "openedAt",
           c.last_message_at as "lastMessageAt", c.closed_at as "closedAt", c.assigned_to as "assignedTo", left(m.body, 200) as "lastMessage",
           case when m.staff is null then 'shopper' else 'staff' end as "lastFrom",
           (select count(*) from chat_message u
            where u.chat_id = c.chat_id and u.number > c.staff_read and u.staff is null) as unread
         from chat c
         left join account a using (username)
         left join chat_message m on m.chat_id = c.chat_id and m.number = c.messages
         where ${where} order by c.last_message_at desc, c.chat_id desc limit ${PAGE + 1}`,
        where.values,
      ),
      readCount(
        db,
        "select count(*) as waiting from chat where closed_at is null and shopper_wrote > staff_read",
      ),
    ])
    const { page, nextCursor } = paged(rows, PAGE, (last) => toCursor(SORT, last.lastMessageAt, last.id))
    return { chats: page, waiting: counted?.waiting ?? 0, nextCursor }
  })
