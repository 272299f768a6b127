import type { AccountChange } from "@voltread/domain/contract/account.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Differences } from "../page/differences.tsx"
import { roleLabel } from "../page/role-label.ts"
import { differencesOf, titleOf } from "./account-labels.ts"

/** What was changed of an account, newest first: who, when, before and after. */
export function AccountTimeline({ entries }: { readonly entries: ReadonlyArray<AccountChange> }) {
  if (entries.length === 0) return <p className="text-sm text-muted">No changes yet.</p>
  return (
    <ol aria-label="Changes, newest first" className="flex flex-col">
      {entries.map((entry) => (
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
  )
}
