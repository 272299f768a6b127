import type { ProductImport } from "@voltread/domain/contract/import.ts"
import { Badge, type Tone } from "@voltread/ui/components/badge.tsx"

const STATES: Readonly<Record<ProductImport["state"], { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: "Waiting", tone: "warning" },
  reading: { label: "Reading", tone: "info" },
  applying: { label: "Applying", tone: "info" },
  done: { label: "Done", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  interrupted: { label: "Interrupted", tone: "danger" },
}

/** A finished import is judged by its lines: with all of them rejected, it is no success. */
const outcomeOf = ({ state, rowsRead, rejected, isDryRun }: ImportOutcome) => {
  if (state !== "done") return STATES[state]
  if (rejected === 0) return isDryRun ? ({ label: "Checked", tone: "info" } as const) : STATES[state]
  return rejected < rowsRead
    ? ({ label: `${isDryRun ? "Checked" : "Done"}, some lines rejected`, tone: "warning" } as const)
    : ({ label: "Every line rejected", tone: "danger" } as const)
}

type ImportOutcome = Pick<ProductImport, "state" | "rowsRead" | "rejected" | "isDryRun">

export function ImportState({ of }: { readonly of: ImportOutcome }) {
  const { label, tone } = outcomeOf(of)
  return <Badge tone={tone}>{label}</Badge>
}
