import { type OUTCOMES, STAFF_ACTIONS, type StaffAction } from "@voltread/domain/contract/staff-actions.ts"
import { cleanLine } from "@voltread/domain/shared/characters.ts"
import type { Difference } from "@voltread/domain/shared/difference.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { type Account, IS_STAFF } from "../accounts/accounts.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, executeOn, rows } from "../platform/postgres/query.ts"

export type Outcome = (typeof OUTCOMES)[number]

/** One act of a member of the staff. */
export interface StaffAct {
  readonly actor: string
  readonly role: string
  readonly action: StaffAction
  readonly subject: string | null
  readonly detail: string | null
  readonly correlationId: string
  /** Ids of the orders that it concerns, where there are several: it is found by each of them. */
  readonly orders?: ReadonlyArray<string>
}

/** An act of somebody on their own account. */
export const ownAct = (
  { username, role }: Pick<Account, "username" | "role">,
  action: StaffAction,
  correlationId: string,
): StaffAct => ({ actor: username, role, action, subject: null, detail: null, correlationId })

const MAX_TEXT_LENGTH = 254

/** Accounts are the only subjects that are people: an address without an account is not recorded. */
const IS_ACCOUNT = `$4 in ('customer', 'staff')`
const SUBJECT = `case when ${IS_ACCOUNT} then (select username from account where username = $5) else $5 end`

const INSERT = `
  with act as (
    insert into staff_action (actor, actor_role, action, subject_kind, subject, detail, correlation_id, outcome)
    values ($1, $2, $3, $4, ${SUBJECT}, $6, $7, $8) returning action_id, at
  ), listed as (
    insert into staff_action_order (order_id, acted_at, act_id)
    select distinct order_id, at, action_id from act, unnest($9::text[]) order_id
  )
  select action_id from act`

const kept = (text: string | null): string | null => (text === null ? null : cleanLine(text, MAX_TEXT_LENGTH))

/** As long as the longest text that staff can save. */
const MAX_VALUE_LENGTH = 4_000

const keptValue = (value: string | null): string | null =>
  value === null ? null : value.slice(0, MAX_VALUE_LENGTH)

/** A rejected act has changed nothing. */
const keptChanges = (outcome: Outcome, changes: ReadonlyArray<Difference>): string | null =>
  outcome !== "done" || changes.length === 0
    ? null
    : JSON.stringify(
        changes.map(({ what, before, after }) => ({
          what,
          before: keptValue(before),
          after: keptValue(after),
        })),
      )

const subjectOf = ({ action, subject }: Pick<StaffAct, "action" | "subject">): string | null => {
  const kind = STAFF_ACTIONS[action].on
  return kept(
    subject !== null && (kind === "customer" || kind === "staff") ? normalizeEmail(subject) : subject,
  )
}

const valuesOf = (act: StaffAct, outcome: Outcome | null): ReadonlyArray<unknown> => [
  act.actor,
  act.role,
  act.action,
  STAFF_ACTIONS[act.action].on,
  subjectOf(act),
  kept(act.detail),
  act.correlationId,
  outcome,
  act.orders ?? [],
]

/** Records a completed act, in the transaction of its change. */
export const recordAct = (client: pg.ClientBase, act: StaffAct): Effect.Effect<void, DatabaseError> =>
  executeOn(client, { text: INSERT, values: valuesOf(act, "done") }).pipe(Effect.asVoid)

/** Like `recordAct`, for acts that change nothing. */
export const recordOutcome = (
  act: StaffAct,
  outcome: Outcome,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({ text: INSERT, values: valuesOf(act, outcome) }).pipe(Effect.asVoid)

/** Records an act that is about to start; returns the id for `completeAct`. */
export const beginAct = (act: StaffAct): Effect.Effect<number | null, DatabaseError, Database> =>
  rows(Schema.Struct({ action_id: Schema.Number }), {
    text: INSERT,
    values: valuesOf(act, null),
  }).pipe(Effect.map(([row]) => row?.action_id ?? null))

/** Records the outcome of an act, and its changes. An account that it created becomes its subject. */
export const completeAct = (
  id: number,
  act: Pick<StaffAct, "action" | "subject">,
  outcome: Outcome,
  changes: ReadonlyArray<Difference>,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `update staff_action set outcome = $2, changes = $5,
             subject = case when subject is null and $3 in ('customer', 'staff')
               then (select username from account where username = $4) else subject end
           where action_id = $1`,
    values: [id, outcome, STAFF_ACTIONS[act.action].on, subjectOf(act), keptChanges(outcome, changes)],
  }).pipe(Effect.asVoid)

/**
 * Records a failed log-in, if the name is a staff member's. The statement is the same for every name, so that timing
 * does not reveal whose it is.
 */
export const recordRefusedLogIn = (
  username: string,
  reason: "password" | "code" | "passkey",
  correlationId: string,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `insert into staff_action (actor, actor_role, action, subject_kind, detail, correlation_id, outcome)
           select username, lower(type), 'log-in', 'staff', $2, $3, 'refused' from account
           where username = $1 and ${IS_STAFF}`,
    values: [normalizeEmail(username), `Wrong ${reason}`, correlationId],
  }).pipe(Effect.asVoid)
