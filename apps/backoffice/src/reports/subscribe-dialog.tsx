import type { ReportName } from "@voltread/domain/contract/report.ts"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { useState } from "react"
import type { ReportInput } from "../generated/reports.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { REPORTS } from "./definitions.ts"
import { FREQUENCIES, SUBSCRIPTIONS, subscriptionsKey } from "./subscription-queries.ts"
import { questionOf } from "./subscription-question.ts"

interface SubscribeDialogProps {
  readonly id: ReportName
  readonly input: ReportInput
  readonly onClose: () => void
}

type Frequency = keyof typeof FREQUENCIES
const CHOICES: ReadonlyArray<Frequency> = ["daily", "weekly", "monthly"]

/** Subscribes to the report by email, with the grouping and filters on the screen. */
export default function SubscribeDialog({ id, input, onClose }: SubscribeDialogProps) {
  const [frequency, setFrequency] = useState<Frequency>("daily")
  const { dialog, submit } = useChangeDialog({ affected: [subscriptionsKey], onClose })
  const confirm = () =>
    void submit({
      request: {
        method: "POST",
        path: SUBSCRIPTIONS,
        body: { report: id, rhythm: frequency, question: questionOf(input) },
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
        options={CHOICES.map((each) => ({ id: each, label: FREQUENCIES[each].label }))}
        value={frequency}
        onChange={(chosen) => setFrequency(CHOICES.find((each) => each === chosen) ?? "daily")}
      />
      <p className="text-sm text-muted">
        Sent at 7 AM, shop time, with the figures of {FREQUENCIES[frequency].days} as CSV, grouped and
        filtered as now.
      </p>
    </CommandDialog>
  )
}
