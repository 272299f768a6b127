import type { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { SECTION_LABELS } from "@voltread/domain/shared/settings-labels.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Card } from "../page/card.tsx"
import { Differences } from "../page/differences.tsx"
import { ShownOnly } from "../page/shown-only.tsx"

/** Who changed what, newest first. */
export function HistoryCard({ data: { history, hasMoreChanges } }: { readonly data: SettingsData }) {
  return (
    <Card title="Changes">
      {history.length === 0 ? (
        <p className="text-muted">No changes yet.</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {history.map(({ id, section, at, by, changes }) => (
            <li key={id} className="flex flex-col gap-1.5">
              <p>
                <strong>{SECTION_LABELS[section]}</strong>{" "}
                <span className="text-muted">
                  <DateTime at={at} />, by {by}
                </span>
              </p>
              <Differences
                differences={changes.map(({ what, before, after }) => ({
                  field: what,
                  label: what,
                  before,
                  after,
                }))}
              />
            </li>
          ))}
        </ol>
      )}
      <ShownOnly hasMore={hasMoreChanges} count={history.length} />
    </Card>
  )
}
