import type { ParkedEvent } from "@voltread/domain/contract/read-models.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { ReasonField, useReason } from "../page/reason-field.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { parkedKey, readModelsKey } from "./queries.ts"

interface SkipDialogProps {
  readonly event: ParkedEvent
  readonly onClose: () => void
}

/** Says that nobody has to look at an event any more, and why. */
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
      done: "The event was skipped.",
      missing: "It was applied meanwhile.",
    })
  }
  return (
    <CommandDialog title={`Skip ${type}`} confirm="Skip" onSubmit={confirm} {...dialog}>
      <p>
        {revision === 0
          ? "It is the first of its stream: skipping it settles the events behind it as well."
          : "Nobody has to look at it any more."}{" "}
        It stays in the log, and is applied should a later version be able to.
      </p>
      <ReasonField reason={reason} description="Kept with your name." />
    </CommandDialog>
  )
}
