import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { useState } from "react"
import type { ReportInput } from "../generated/reports.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { REPORTS, type ReportId } from "./definitions.ts"
import { RHYTHMS, SUBSCRIPTIONS, subscriptionsKey } from "./subscription-queries.ts"
import { questionOf } from "./subscription-question.ts"

interface SubscribeDialogProps {
  readonly id: ReportId
  readonly input: ReportInput
  readonly onClose: () => void
}

type Rhythm = keyof typeof RHYTHMS
const CHOICES: ReadonlyArray<Rhythm> = ["daily", "weekly", "monthly"]

/** Subscribes to the report by email, with the grouping and filters on the screen. */
export default function SubscribeDialog({ id, input, onClose }: SubscribeDialogProps) {
  const [rhythm, setRhythm] = useState<Rhythm>("daily")
  const { dialog, submit } = useChangeDialog({ affected: [subscriptionsKey], onClose })
  const confirm = () =>
    void submit({
      request: {
        method: "POST",
        path: SUBSCRIPTIONS,
        body: { report: id, rhythm, question: questionOf(input) },
      },
      done: "The report will come by email.",
      missing: "There is no such report.",
    })
  return (
    <CommandDialog
      title={`Get ${REPORTS[id].title} by email`}
      confirm="Subscribe"
      onSubmit={confirm}
      {...dialog}
    >
      <NativeSelect
        label="When"
        options={CHOICES.map((each) => ({ id: each, label: RHYTHMS[each].label }))}
        value={rhythm}
        onChange={(chosen) => setRhythm(CHOICES.find((each) => each === chosen) ?? "daily")}
      />
      <p className="text-sm text-muted">
        Sent at 7 AM, shop time, with the figures of {RHYTHMS[rhythm].days} as CSV, grouped and filtered as
        now.
      </p>
    </CommandDialog>
  )
}
