import { Link } from "@tanstack/react-router"
import { DateTime, formatDateTime } from "@voltread/ui/components/date-time.tsx"
import { Differences } from "../../page/differences.tsx"
import { Highlighted } from "../../page/highlighted.tsx"
import { PENDING } from "./pending-entry.ts"
import type { Entry } from "./timeline-rows.ts"

export interface EntryDetailsProps {
  readonly orderId: string
  readonly entry: Entry
  readonly isChosen: boolean
  readonly query: string
}

/** An event in full: its text, the changed fields, and its cause. */
export default function EntryDetails({ orderId, entry, isChosen, query }: EntryDetailsProps) {
  return (
    <>
      {entry.body !== null && entry.body !== "" && (
        <p className="max-w-prose text-sm break-words whitespace-pre-line">
          <Highlighted text={entry.body} query={query} />
        </p>
      )}
      <Differences differences={entry.differences} query={query} />
      {!entry.id.startsWith(PENDING) && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <DateTime at={entry.at} />
            {!isChosen && (
              <Link
                to="/orders/$orderId"
                params={{ orderId }}
                search={{ at: entry.revision }}
                resetScroll
                aria-label={`View order as of here, after “${entry.title}”, ${formatDateTime(new Date(entry.at))}`}
                className="font-semibold underline underline-offset-4 hover:text-ink"
              >
                View order as of here
              </Link>
            )}
          </p>
          <Cause entry={entry} />
        </>
      )}
    </>
  )
}

function Cause({ entry }: { readonly entry: Entry }) {
  return (
    <dl className="numeric text-xs break-all text-muted">
      <dt className="inline font-semibold">Caused by </dt>
      <dd className="inline">{entry.cause}</dd>
      <br />
      <dt className="inline font-semibold">Request </dt>
      <dd className="inline">{entry.correlationId}</dd>
      <br />
      <dt className="inline font-semibold">Event </dt>
      <dd className="inline">{`${entry.type} no. ${entry.revision + 1}, by ${entry.actorId}`}</dd>
    </dl>
  )
}
