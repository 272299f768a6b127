import type { AffiliateData } from "@voltread/domain/contract/affiliate.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Card } from "../page/card.tsx"
import { Differences } from "../page/differences.tsx"
import { ShownOnly } from "../page/shown-only.tsx"
import { differencesOf } from "./model/change-words.ts"

type Changes = Pick<AffiliateData, "changes" | "hasMoreChanges">

/** Who changed what of an affiliate, newest first. */
export default function ChangesCard({ data: { changes, hasMoreChanges } }: { readonly data: Changes }) {
  return (
    <Card title="History">
      {changes.length === 0 && <p className="text-sm text-muted">No changes yet.</p>}
      <ol className="flex flex-col gap-4 text-sm">
        {changes.map((change) => (
          <li key={change.changeId} className="flex flex-col gap-1.5 border-l-2 border-line pl-3">
            <p className="font-semibold">{change.what}</p>
            <p className="text-muted">
              {change.actorName}, <DateTime at={change.at} />
            </p>
            <Differences differences={differencesOf(change)} />
          </li>
        ))}
      </ol>
      <ShownOnly hasMore={hasMoreChanges} count={changes.length} />
    </Card>
  )
}
