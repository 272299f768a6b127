import { CustomerMessage } from "@voltread/domain/contract/customer.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect } from "effect"
import { queryReadModel } from "../platform/read-model.ts"

const NEWEST = 20
const PREVIEW = 160

const readMessages = reading(CustomerMessage)

/** Messages from this address or this account, newest first. */
export const messagesOf = (address: string) =>
  queryReadModel((db) =>
    readMessages(
      db,
      `select * from (
         (select 'message' as kind, request_id as id, created_at as at, left(message, ${PREVIEW}) as preview,
            status <> 'open' as "isDone"
          from contact_request where normalized_email(email) = $1 order by created_at desc limit ${NEWEST + 1})
         union all
         (select 'chat', c.chat_id, c.last_message_at, left(m.body, ${PREVIEW}), c.closed_at is not null
          from (
            select * from chat where username = $1
            union all
            select * from chat where username is null and normalized_email(email) = $1
          ) c
          join chat_message m on m.chat_id = c.chat_id and m.number = 1
          order by c.last_message_at desc limit ${NEWEST + 1})
       ) as written
       order by at desc, id limit ${NEWEST + 1}`,
      [address],
    ),
  ).pipe(
    Effect.map((found) => ({ messages: found.slice(0, NEWEST), hasMoreMessages: found.length > NEWEST })),
  )
