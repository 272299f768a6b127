import type { Customer } from "@voltread/domain/contract/customer.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Differences } from "../page/differences.tsx"
import { roleLabel } from "../page/role-label.ts"
import { ShownOnly } from "../page/shown-only.tsx"
import { differencesOf, titleOf } from "./account-labels.ts"

type Changes = Pick<Customer, "timeline" | "hasMoreChanges">

/** What was changed of an account, newest first: who, when, before and after. */
export function AccountTimeline({ customer: { timeline, hasMoreChanges } }: { readonly customer: Changes }) {
  if (timeline.length === 0) return <p className="text-sm text-muted">No changes yet.</p>
  return (
    <>
      <ol aria-label="Changes, newest first" className="flex flex-col">
        {timeline.map((entry) => (
          <li key={entry.id} className="flex flex-col gap-1.5 border-l-2 border-line py-3 pl-5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{titleOf(entry.kind)}</span>
              <span className="text-sm text-muted">
                {entry.actor.name} · {roleLabel(entry.actor.role)}
              </span>
            </p>
            <Differences differences={differencesOf(entry)} />
            <p className="text-sm text-muted">
              <DateTime at={entry.at} />
            </p>
          </li>
        ))}
      </ol>
      <ShownOnly hasMore={hasMoreChanges} count={timeline.length} />
    </>
  )
}
