import type { AffiliateChange } from "@voltread/domain/contract/affiliate.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Card } from "../page/card.tsx"

const shown = (value: unknown): string =>
  value === null || value === undefined
    ? "nothing"
    : typeof value === "string"
      ? value
      : JSON.stringify(value)

interface Difference {
  readonly field: string
  readonly was: string
  readonly is: string
}

/** Fields that differ; all fields of what was added or removed. */
const differences = ({ before, after }: AffiliateChange): ReadonlyArray<Difference> =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ field, was: shown(before?.[field]), is: shown(after?.[field]) }))
    .filter(({ was, is }) => was !== is)

/** Who changed what of an affiliate, newest first. */
export function ChangesCard({ changes }: { readonly changes: ReadonlyArray<AffiliateChange> }) {
  return (
    <Card title="History">
      {changes.length === 0 && <p className="text-sm text-muted">No changes yet.</p>}
      <ol className="flex flex-col gap-4 text-sm">
        {changes.map((change) => (
          <li key={change.changeId} className="border-l-2 border-line pl-3">
            <p className="font-semibold">{change.what}</p>
            <p className="text-muted">
              {change.actorName}, <DateTime at={change.at} />
            </p>
            <ul>
              {differences(change).map(({ field, was, is }) => (
                <li key={field} className="break-words">
                  {field}: <del className="text-muted">{was}</del> → {is}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}
