import { AuditLogEntry, type AuditLogFilter } from "@voltread/domain/contract/audit-log.ts"
import { isReferenceKind, REFERENCE_KINDS } from "@voltread/domain/shared/reference-kinds.ts"
import { fromCursor, InvalidCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { beginningOf, endOf } from "@voltread/projections/platform/days.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Effect } from "effect"
import { queryReadModel } from "../platform/read-model.ts"
import { currentSettings } from "../settings/current-settings.ts"

const readEntries = reading(AuditLogEntry)

const SORT = "audit-log"
const PAGE = 50
const ID = /^\d{1,18}$/

const NEWEST = "order by at desc, action_id desc"

/** An act is found by its subject, and by each of its orders where it concerns several. */
const actsOn = (subject: string, where: Where, limit: number): string => `
  select * from (
    (select * from staff_action where subject = ${subject} and ${where} ${NEWEST} limit ${limit})
    union all
    (select staff_action.* from staff_action_order join staff_action on action_id = act_id
     where order_id = ${subject} and ${where} order by acted_at desc, act_id desc limit ${limit})
  ) acts ${NEWEST} limit ${limit}`

/** Names are the current ones: what erasure removes from an account disappears here, too. */
const textOf = (acts: string): string => `
  select s.action_id::text as id, s.at, s.actor, s.actor_role as "actorRole",
    coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), s.actor) as "actorName",
    s.action, s.subject_kind as "subjectKind", s.subject, s.detail, s.outcome,
    coalesce(s.changes, '[]') as changes,
    coalesce(o.unique_id, r.title, nullif(trim(c.first_name || ' ' || c.last_name), '')) as "subjectName"
  from (${acts}) s
  left join account a on a.username = s.actor
  left join account c on s.subject_kind in ('customer', 'staff') and c.username = s.subject
  left join read.order_list o on s.subject_kind = 'order' and o.order_id = s.subject
  left join ready_answer r on s.subject_kind = 'ready-answer' and r.answer_id = s.subject
  order by s.at desc, s.action_id desc`

/** Calls a kind of reference data as the page of imports does. */
const withKindName = (entry: AuditLogEntry): AuditLogEntry =>
  entry.subjectKind === "import" && entry.subject !== null && isReferenceKind(entry.subject)
    ? { ...entry, subjectName: REFERENCE_KINDS[entry.subject] }
    : entry

interface Question {
  readonly filter: AuditLogFilter
  readonly after: string | null
  readonly size?: number
}

/** Newest first. */
export const auditLogPage = Effect.fnUntraced(function* ({ filter, after, size = PAGE }: Question) {
  const { timeZone } = (yield* currentSettings).time
  return yield* queryReadModel(async (db) => {
    const where = new Where()
    where
      .and(filter.actor, (at) => `actor = ${at}`)
      .and(filter.action, (at) => `action = ${at}`)
      .and(filter.on, (at) => `subject_kind = ${at}`)
      .and(filter.from, (at) => `at >= ${beginningOf(at, where.value(timeZone))}`)
      .and(filter.to, (at) => `at < ${endOf(at, where.value(timeZone))}`)
    if (after !== null) {
      const [value, id] = fromCursor(SORT, after)
      if (!ID.test(id)) throw new InvalidCursor({ message: "This page marker does not belong to this list." })
      where.and(value, (at) => `(at, action_id) < (${at}::timestamptz, ${where.value(id)}::bigint)`)
    }
    const { subject } = filter
    const acts =
      subject === undefined
        ? `select * from staff_action where ${where} ${NEWEST} limit ${size + 1}`
        : actsOn(where.value(subject), where, size + 1)
    const found = await readEntries(db, textOf(acts), where.values)
    const { page, nextCursor } = paged(found, size, (last) => toCursor(SORT, last.at, last.id))
    return { entries: page.map(withKindName), nextCursor }
  })
})
