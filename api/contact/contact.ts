import { randomUUID } from "node:crypto"
import type { ContactForm } from "@voltread/domain/accounts/contact.ts"
import { ContactRequest } from "@voltread/domain/contract/contact.ts"
import { fromCursor, toCursor } from "@voltread/projections/platform/cursor.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Effect } from "effect"
import { countAttempt } from "../accounts/attempts.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { notFound, type Problem } from "../platform/http/problem.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute } from "../platform/postgres/query.ts"
import { queryReadModel } from "../platform/postgres/read-model.ts"

export const saveContactRequest = Effect.fnUntraced(function* (
  form: ContactForm,
  address: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  yield* countAttempt("contact", { name: form.email, from: address, isKnown: false })
  yield* execute({
    text: "insert into contact_request (request_id, name, email, phone, message) values ($1, $2, $3, $4, $5)",
    values: [randomUUID(), form.name, form.email, form.phone, form.message],
  })
})

const readRequests = reading(ContactRequest)

const SORT = "contacts"
const PAGE = 50

/** Newest first. `isOpen`: only unanswered requests. */
export const contactRequests = (options: { readonly isOpen: boolean; readonly after: string | null }) =>
  queryReadModel(async (db) => {
    const where = new Where().and(options.isOpen ? true : null, (at) => `(answered_at is null) = ${at}`)
    if (options.after !== null) {
      const [value, id] = fromCursor(SORT, options.after)
      where.and(value, (at) => `(created_at, request_id) < (${at}::timestamptz, ${where.value(id)}::uuid)`)
    }
    const rows = await readRequests(
      db,
      `select request_id as id, name, email, phone, message, created_at as "createdAt",
         answered_at as "answeredAt", answered_by as "answeredBy"
       from contact_request where ${where} order by created_at desc, request_id desc limit ${PAGE + 1}`,
      where.values,
    )
    const requests = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? requests.at(-1) : undefined
    return { requests, nextCursor: last === undefined ? null : toCursor(SORT, last.createdAt, last.id) }
  })

/** Idempotent: the first answer counts. */
export const markContactAnswered = Effect.fnUntraced(function* (
  id: string,
  username: string,
): Effect.fn.Return<void, Problem | DatabaseError, Database> {
  const changed = yield* execute({
    text: `update contact_request set
             answered_at = coalesce(answered_at, clock_timestamp()), answered_by = coalesce(answered_by, $2)
           where request_id::text = $1`,
    values: [id, username],
  })
  if (changed === 0) return yield* notFound("The message")
})
