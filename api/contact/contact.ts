import { randomUUID } from "node:crypto"
import type { ContactForm } from "@voltread/domain/accounts/contact.ts"
import { ContactRequest, type ContactStatus } from "@voltread/domain/contract/contact.ts"
import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Effect } from "effect"
import type pg from "pg"
import { countAttempt } from "../accounts/attempts.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, executeOn, transaction } from "../platform/postgres/query.ts"
import { notFound, Problem } from "../platform/problem.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { isUuid } from "../platform/uuid.ts"

/** A message of the form on the site. `address`: the sender's network address. */
export const sendContactForm = Effect.fnUntraced(function* (
  form: ContactForm,
  address: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("contact", { name: form.email, from: address, isKnown: false })
  yield* saveContactRequest(form.id ?? randomUUID(), form)
})

/** The same id adds no second request. */
export const saveContactRequest = (
  id: string,
  { name, email, phone, message }: ContactForm,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `insert into contact_request (request_id, name, email, phone, message) values ($1, $2, $3, $4, $5)
           on conflict (request_id) do nothing`,
    values: [id, name, email, phone, message],
  }).pipe(Effect.asVoid)

const readRequests = reading(ContactRequest)

const SORT = "contacts"
const PAGE = 50

/** Newest message last. Without paging, since a thread is short. */
const MESSAGES = `(
  select coalesce(json_agg(json_build_object(
    'id', m.message_id, 'staffName', m.staff_name, 'text', m.body,
    'at', to_char(m.sent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by m.sent_at, m.message_id), '[]')
  from contact_message m where m.request_id = r.request_id)`

export interface ContactFilter {
  readonly status: ContactStatus | null
  /** User name of the staff member who looks after it. */
  readonly assignedTo: string | null
  /** The sender's email address. */
  readonly from: string | null
  readonly after: string | null
}

/** Newest first. */
export const contactRequests = ({ status, assignedTo, from, after }: ContactFilter) =>
  queryReadModel(async (db) => {
    const where = new Where()
      .and(status, (at) => `r.status = ${at}`)
      .and(assignedTo, (at) => `r.assigned_to = ${at}`)
      .and(from, (at) => `normalized_email(r.email) = normalized_email(${at})`)
    if (after !== null) {
      const [value, id] = fromCursor(SORT, after)
      where.and(
        value,
        (at) => `(r.created_at, r.request_id) < (${at}::timestamptz, ${where.value(id)}::uuid)`,
      )
    }
    const rows = await readRequests(
      db,
      `select r.request_id as id, r.name, r.email, r.phone, r.message, r.created_at as "createdAt",
         r.status, r.assigned_to as "assignedTo", ${MESSAGES} as messages,
         r.answered_at as "answeredAt", r.answered_by as "answeredBy"
       from contact_request r where ${where}
       order by r.created_at desc, r.request_id desc limit ${PAGE + 1}`,
      where.values,
    )
    const { page, nextCursor } = paged(rows, PAGE, (last) => toCursor(SORT, last.createdAt, last.id))
    return { requests: page, nextCursor }
  })

const UNSEEN = new Problem({
  code: "CONFLICT",
  message: "There is a newer message, by the customer or a colleague. Please read it first.",
})

/** Fails where a thread, locked by the caller, has more later messages than were seen. */
export const refuseUnseen = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  id: string,
  seen: number | undefined,
): Effect.fn.Return<void, Problem | DatabaseError> {
  if (seen === undefined) return
  const written = yield* executeOn(client, {
    text: "select from contact_message where request_id = $1",
    values: [id],
  })
  if (written > seen) return yield* UNSEEN
})

/** Idempotent: a second call does not change who did it. */
export const changeContactStatus = (
  id: string,
  { status, seen }: { readonly status: ContactStatus; readonly seen?: number },
  username: string,
): Effect.Effect<void, Problem | DatabaseError, Database> =>
  transaction((client) =>
    Effect.gen(function* () {
      const changed = yield* executeOn(client, {
        text: `update contact_request set status = $2,
                 answered_at = case when $2 = 'done' then coalesce(answered_at, clock_timestamp()) end,
                 answered_by = case when $2 = 'done' then coalesce(answered_by, $3) end
               where request_id = $1`,
        values: [yield* checkedContactId(id), status, username],
      })
      if (changed === 0) return yield* CONTACT_NOT_FOUND
      yield* refuseUnseen(client, id, seen)
    }),
  )

/** The caller has checked that `username` is on the staff; null: nobody. */
export const assignContact = Effect.fnUntraced(function* (
  id: string,
  username: string | null,
): Effect.fn.Return<void, Problem | DatabaseError, Database> {
  const changed = yield* execute({
    text: "update contact_request set assigned_to = $2 where request_id = $1",
    values: [yield* checkedContactId(id), username],
  })
  if (changed === 0) return yield* CONTACT_NOT_FOUND
})

export const CONTACT_NOT_FOUND: Problem = notFound("The message")

/** Fails for text that is not a UUID, which Postgres would reject. */
export const checkedContactId = (id: string): Effect.Effect<string, Problem> =>
  isUuid(id) ? Effect.succeed(id) : Effect.fail(CONTACT_NOT_FOUND)
