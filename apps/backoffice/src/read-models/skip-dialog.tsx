import type { ParkedEvent } from "@voltread/domain/contract/read-models.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { ReasonField, useReason } from "../page/reason-field.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { parkedKey, readModelsKey } from "./queries.ts"

interface SkipDialogProps {
  readonly event: ParkedEvent
  readonly onClose: () => void
}

/** Says that nobody has to look at an event anymore, and why. */
export default function SkipDialog({ event: { stream, revision, type }, onClose }: SkipDialogProps) {
  const { dialog, submit } = useChangeDialog({
    affected: [parkedKey, readModelsKey, ["dashboard"]],
    onClose,
  })
  const reason = useReason()
  const confirm = () => {
    const text = reason.read()
    if (text === undefined) return
    void submit({
      request: {
        method: "POST",
        path: "/api/admin/parked-events/skip",
        body: { stream, revision, reason: text },
      },
      done: "The change was skipped.",
      missing: "It has been applied in the meantime.",
    })
  }
  return (
    <CommandDialog title={`Skip ${type}`} confirm="Skip" onSubmit={confirm} {...dialog}>
      <p>
        {revision === 0
          ? "It is the first change of this record; skipping it also skips those after it."
          : "Nobody needs to look at it anymore."}{" "}
        It stays in the log and is applied if a later version can read it.
      </p>
      <ReasonField reason={reason} description="Saved with your name." />
    </CommandDialog>
  )
}
