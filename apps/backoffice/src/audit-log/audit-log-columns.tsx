import { Link } from "@tanstack/react-router"
import type { AuditLogEntry } from "@voltread/domain/contract/audit-log.ts"
import { Badge, type Tone } from "@voltread/ui/components/badge.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "../list/column.ts"
import { timeCells } from "../list/shared-columns.tsx"
import { Differences } from "../page/differences.tsx"
import { roleLabel } from "../page/role-label.ts"
import { actionLabel, detailLabel, kindLabel, type Outcome, sectionLabel } from "./words.ts"

const OUTCOMES: Readonly<Record<Outcome, { readonly label: string; readonly tone: Tone }>> = {
  done: { label: "Done", tone: "success" },
  refused: { label: "Refused", tone: "warning" },
  failed: { label: "Failed", tone: "danger" },
}

function OutcomeBadge({ outcome }: Pick<AuditLogEntry, "outcome">) {
  if (outcome === null) return <Badge>Unknown</Badge>
  const { label, tone } = OUTCOMES[outcome]
  return <Badge tone={tone}>{label}</Badge>
}

/** The columns of the audit log. */
export const AUDIT_LOG_COLUMNS: ReadonlyArray<Column<AuditLogEntry>> = [
  {
    id: "action",
    header: "Action",
    role: "rowHeader",
    cell: ({ action, detail, changes, actorName, at, outcome }) => (
      <>
        <span className="block font-semibold">{actionLabel(action)}</span>
        {detail !== null && (
          <span className="block break-words text-muted">{detailLabel({ action, detail })}</span>
        )}
        <Changes changes={changes} />
        <span className="mt-1 block text-muted desk:hidden">
          <span className="block sm:hidden">{actorName}</span>
          <span className="flex flex-wrap items-center gap-2">
            <DateTime at={at} />
            {outcome !== "done" && (
              <span className="sm:hidden">
                <OutcomeBadge outcome={outcome} />
              </span>
            )}
          </span>
        </span>
      </>
    ),
  },
  {
    id: "actor",
    header: "Who",
    from: "sm",
    className: "min-w-24 desk:min-w-36",
    cell: ({ actor, actorName, actorRole }) => (
      <>
        <Link to="/audit-log" search={{ actor }}>
          {actorName}
        </Link>
        <span className="block text-muted">{roleLabel(actorRole)}</span>
      </>
    ),
  },
  {
    id: "subject",
    header: "On",
    cell: (entry) => (
      <>
        <Subject entry={entry} />
        <span className="block text-muted">{kindLabel(entry.subjectKind)}</span>
      </>
    ),
  },
  { id: "outcome", header: "Outcome", from: "sm", cell: (entry) => <OutcomeBadge outcome={entry.outcome} /> },
  { id: "at", header: "When", from: "desk", ...timeCells("at") },
]

/** What was changed, as the pages of what was changed show it. */
function Changes({ changes }: Pick<AuditLogEntry, "changes">) {
  return (
    <Differences
      differences={changes.map(({ what, before, after }) => ({
        field: what.toLowerCase(),
        label: what,
        before,
        after,
      }))}
    />
  )
}

const name = "block max-w-[40vw] truncate desk:max-w-72"

/** What was acted on, with a link to its page where it has one. */
function Subject({ entry: { subject, subjectKind, subjectName } }: { readonly entry: AuditLogEntry }) {
  if (subject === null) return null
  const words = subjectName ?? subject
  switch (subjectKind) {
    case "order":
      return (
        <Link to="/orders/$orderId" params={{ orderId: subject }} className={name}>
          {words}
        </Link>
      )
    case "application":
      return (
        <Link to="/applications/$applicationId" params={{ applicationId: subject }} className={name}>
          {words}
        </Link>
      )
    case "customer":
      return (
        <Link to="/customers/$username" params={{ username: subject }} className={name}>
          {words}
        </Link>
      )
    case "affiliate":
      return (
        <Link to="/affiliates/$affiliateId" params={{ affiliateId: subject }} className={name}>
          {words}
        </Link>
      )
    case "settings":
      return <span className={name}>{sectionLabel(words)}</span>
    default:
      return <span className={name}>{words}</span>
  }
}
