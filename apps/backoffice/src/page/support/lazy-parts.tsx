import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import type { AnswerToolsProps } from "./answer-tools.tsx"
import type { AssigneeSelectProps } from "./assignee-select.tsx"

// Their lists of choices weigh more than the pages that they are on.
const LazySelect = lazy(() => part(() => import("./assignee-select.tsx")))
const LazyTools = lazy(() => part(() => import("./answer-tools.tsx")))

/** As high as a field with its label, so that nothing moves. */
const PLACE = <div className="h-18" />

export function AssigneeSelect(props: AssigneeSelectProps) {
  return (
    <Suspense fallback={PLACE}>
      <LazySelect {...props} />
    </Suspense>
  )
}

export function AnswerTools(props: AnswerToolsProps) {
  return (
    <Suspense fallback={PLACE}>
      <LazyTools {...props} />
    </Suspense>
  )
}
