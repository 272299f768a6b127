import type { ReadModelsData } from "@voltread/domain/contract/read-models.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Card } from "../page/card.tsx"

interface Entry {
  readonly key: string
  readonly at: string
  readonly by: string
  readonly what: string
}

const entriesOf = ({ rebuilds, actions }: ReadModelsData): ReadonlyArray<Entry> =>
  [
    ...rebuilds.map(({ id, models, state, requestedAt, requestedBy }) => ({
      key: `rebuild-${id}`,
      at: requestedAt,
      by: requestedBy,
      what: `Rebuild of ${models.join(", ")}${state === "failed" ? ", which failed" : ""}`,
    })),
    ...actions.map(({ id, action, stream, revision, reason, doneAt, doneBy }) => ({
      key: `action-${id}`,
      at: doneAt,
      by: doneBy,
      what:
        action === "retry"
          ? "Retried changes that could not be shown"
          : `Skipped change ${revision ?? ""} of ${stream ?? ""}: ${reason ?? ""}`,
    })),
  ].sort((one, other) => (one.at < other.at ? 1 : -1))

/** Who did what lately. */
export function HistoryCard({ data }: { readonly data: ReadModelsData }) {
  const entries = entriesOf(data)
  return (
    <Card title="History">
      {entries.length === 0 ? (
        <p className="text-muted">Nothing yet.</p>
      ) : (
        <ul className="flex flex-col gap-3 text-sm">
          {entries.map(({ key, at, by, what }) => (
            <li key={key} className="break-words">
              {what}
              <span className="block text-muted">
                {by}, <DateTime at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
