import type { ReadModelsData, Rebuild } from "@voltread/domain/contract/read-models.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Suspense, useState } from "react"
import { Card } from "../page/card.tsx"
import { ConfirmDialog } from "../page/confirm-dialog.ts"
import { useChange } from "../session/use-change.ts"
import { isOpen, parkedKey, readModelsKey } from "./queries.ts"

/** Which read models to build again; while that runs, how far it is. */
export function RebuildCard({ models, rebuilds }: ReadModelsData) {
  const [chosen, setChosen] = useState<ReadonlyArray<string>>([])
  const [isAsking, setAsking] = useState(false)
  const { run, isPending, problem } = useChange([readModelsKey, parkedKey])
  const [latest] = rebuilds
  const names = models.map(({ name }) => name)
  const isRunning = isOpen(latest?.state)
  const toggle = (name: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, name] : chosen.filter((each) => each !== name))
  const start = async () => {
    const answer = await run({
      request: {
        method: "POST",
        path: "/api/admin/read-models/rebuilds",
        body: { models: chosen.length === 0 ? names : chosen },
      },
      done: "The rebuild has started.",
      missing: "There is no such system data.",
    })
    setAsking(false)
    if (answer._tag === "done") setChosen([])
  }
  const label = chosen.length === 0 ? "Rebuild all" : `Rebuild ${formatNumber(chosen.length)}`
  return (
    <Card
      title="Rebuild"
      action={
        <Button size="sm" isPending={isRunning} onPress={() => setAsking(true)}>
          {label}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {latest !== undefined && <RebuildState rebuild={latest} />}
        {problem !== undefined && <p className="text-sm text-danger">{problem}</p>}
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 wide:grid-cols-3">
          {models.map(({ name, version }) => (
            <li key={name}>
              <Checkbox isSelected={chosen.includes(name)} onChange={(isChosen) => toggle(name, isChosen)}>
                {name} <span className="numeric text-sm text-muted">version {version}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </div>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            title={label}
            confirmLabel="Rebuild"
            isOpen
            isPending={isPending}
            onConfirm={() => void start()}
            onOpenChange={setAsking}
          >
            New tables are built in the background from the complete history. The shop keeps using the current
            ones until the new ones are ready.
          </ConfirmDialog>
        )}
      </Suspense>
    </Card>
  )
}

function RebuildState({ rebuild }: { readonly rebuild: Rebuild }) {
  const { state, models, applied, total, requestedBy, requestedAt, finishedAt, failure } = rebuild
  const what = models.join(", ")
  if (isOpen(state))
    return (
      <div className="flex flex-col gap-2">
        <p role="status" className="font-semibold">
          {state === "waiting" ? "Waiting to build" : "Building"} {what}
        </p>
        <progress
          aria-label="Progress of the rebuild"
          {...(applied === null || total === null ? {} : { value: applied, max: total })}
          className="h-2 w-full max-w-md accent-accent"
        />
        <p className="numeric text-sm text-muted">
          {applied === null || total === null
            ? "No events yet"
            : `${formatNumber(applied)} of about ${formatNumber(total)} events`}
          , requested by {requestedBy} on <DateTime at={requestedAt} />
        </p>
      </div>
    )
  return (
    <p role="status" className="text-sm">
      <span className="font-semibold">
        {state === "failed" ? `The last rebuild failed: ${failure ?? ""}` : `Rebuilt: ${what}`}
      </span>{" "}
      <span className="text-muted">
        {finishedAt !== null && <DateTime at={finishedAt} />}, requested by {requestedBy}
      </span>
    </p>
  )
}
