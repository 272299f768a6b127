import { isEmail } from "@voltread/domain/shared/email.ts"
import { firstNameOf } from "@voltread/domain/shared/first-name.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { enqueueMail } from "../mail/outbox.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { UserViewer } from "../platform/http/viewer.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { isUuid } from "../platform/uuid.ts"
import { CONTACT_NOT_FOUND, checkedContactId, refuseUnseen } from "./contact.ts"

const Writer = Schema.Struct({ name: Schema.String, email: Schema.String })
/** The answer itself is one of the later messages. */
const OWN = 1
const NO_ADDRESS = new Problem({ code: "CONFLICT", message: "We cannot email this address." })

/**
 * Answers a message by mail. The answer, its mail and the status of the thread are stored in one transaction. An unassigned
 * thread is assigned to whoever answers it.
 */
export const answerContact = (
  id: string,
  answer: { readonly id: string; readonly message: string; readonly seen?: number },
  staff: UserViewer,
): Effect.Effect<void, Problem | DatabaseError, Database | Cryptography> =>
  transaction((client) =>
    Effect.gen(function* () {
      const [writer] = yield* rowsOn(client, Writer, {
        text: "select name, email from contact_request where request_id = $1 for update",
        values: [yield* checkedContactId(id)],
      })
      if (writer === undefined) return yield* CONTACT_NOT_FOUND
      if (!isEmail(writer.email)) return yield* NO_ADDRESS
      const isNew = yield* append(client, id, { id: answer.id, text: answer.message, staff })
      if (!isNew) return
      const { seen } = answer
      yield* refuseUnseen(client, id, seen === undefined ? undefined : seen + OWN)
      yield* executeOn(client, {
        text: `update contact_request set status = 'waiting', answered_at = null, answered_by = null,
                 assigned_to = coalesce(assigned_to, $2)
               where request_id = $1`,
        values: [id, staff.username],
      })
      yield* enqueueMail(client, `contact-answer:${id}:${answer.id}`, writer.email, {
        template: "contact-answer",
        firstName: firstNameOf(writer.name),
        requestId: id,
        body: answer.message,
        staffName: staff.name,
      })
    }),
  )

/** Adds an answer of the customer by mail, which reopens the thread. */
export const addToContact = (
  id: string,
  message: { readonly id: string; readonly text: string; readonly isAutomatic: boolean },
): Effect.Effect<void, DatabaseError, Database> =>
  transaction((client) =>
    Effect.gen(function* () {
      const isNew = yield* append(client, id, { ...message, staff: null })
      if (!isNew || message.isAutomatic) return
      yield* executeOn(client, {
        text: `update contact_request set status = 'open', answered_at = null, answered_by = null
               where request_id = $1`,
        values: [id],
      })
    }),
  )

/** The address that a message came from; null: there is no such message. */
export const writerOf = (id: string): Effect.Effect<string | null, DatabaseError, Database> =>
  isUuid(id)
    ? rows(Writer, {
        text: "select name, email from contact_request where request_id = $1",
        values: [id],
      }).pipe(Effect.map(([writer]) => writer?.email ?? null))
    : Effect.succeed(null)

interface Written {
  readonly id: string
  readonly text: string
  readonly staff: UserViewer | null
}

/** False if it was stored before. */
const append = (client: pg.ClientBase, requestId: string, { id, text, staff }: Written) =>
  executeOn(client, {
    text: `insert into contact_message (request_id, message_id, staff, staff_name, body)
           values ($1, $2, $3, $4, $5) on conflict (request_id, message_id) do nothing`,
    values: [requestId, id, staff?.username ?? null, staff?.name ?? null, text],
  }).pipe(Effect.map((added) => added > 0))
