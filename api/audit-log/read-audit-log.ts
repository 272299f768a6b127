import { AuditLogEntry, type AuditLogFilter } from "@voltread/domain/contract/audit-log.ts"
import { fromCursor, InvalidCursor, toCursor } from "@voltread/projections/platform/cursor.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { queryReadModel } from "../platform/postgres/read-model.ts"

const readEntries = reading(AuditLogEntry)

const SORT = "audit-log"
const PAGE = 50
const ID = /^\d{1,18}$/

/** Names are those of today: what erasure takes from an account is gone here too. */
const textOf = (where: Where, limit: number): string => `
  select s.action_id::text as id, s.at, s.actor, s.actor_role as "actorRole",
    coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), s.actor) as "actorName",
    s.action, s.subject_kind as "subjectKind", s.subject, s.detail, s.outcome,
    coalesce(s.changes, '[]') as changes,
    coalesce(o.unique_id, r.title, nullif(trim(c.first_name || ' ' || c.last_name), '')) as "subjectName"
  from (
    select * from staff_action where ${where} order by at desc, action_id desc limit ${limit}
  ) s
  left join account a on a.username = s.actor
  left join account c on s.subject_kind in ('customer', 'staff') and c.username = s.subject
  left join read.order_list o on s.subject_kind = 'order' and o.order_id = s.subject
  left join ready_answer r on s.subject_kind = 'ready-answer' and r.answer_id = s.subject
  order by s.at desc, s.action_id desc`

interface Question {
  readonly filter: AuditLogFilter
  readonly timeZone: string
  readonly after: string | null
  readonly size?: number
}

/** Newest first. */
export const auditLogPage = ({ filter, timeZone, after, size = PAGE }: Question) =>
  queryReadModel(async (db) => {
    const where = new Where()
    where
      .and(filter.actor, (at) => `actor = ${at}`)
      .and(filter.action, (at) => `action = ${at}`)
      .and(filter.on, (at) => `subject_kind = ${at}`)
      .and(filter.subject, (at) => `subject = ${at}`)
      .and(filter.from, (at) => `at >= ${at}::date::timestamp at time zone ${where.value(timeZone)}`)
      .and(filter.to, (at) => `at < (${at}::date + 1)::timestamp at time zone ${where.value(timeZone)}`)
    if (after !== null) {
      const [value, id] = fromCursor(SORT, after)
      if (!ID.test(id)) throw new InvalidCursor({ message: "This page marker does not belong to this list." })
      where.and(value, (at) => `(at, action_id) < (${at}::timestamptz, ${where.value(id)}::bigint)`)
    }
    const found = await readEntries(db, textOf(where, size + 1), where.values)
    const entries = found.slice(0, size)
    const last = found.length > size ? entries.at(-1) : undefined
    return { entries, nextCursor: last === undefined ? null : toCursor(SORT, last.at, last.id) }
  })
