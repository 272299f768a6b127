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

export function ImportState({ state }: Pick<ProductImport, "state">) {
  const { label, tone } = STATES[state]
  return <Badge tone={tone}>{label}</Badge>
}
