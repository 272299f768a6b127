import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import type { PageLink } from "./pages.ts"

const PageCount = lazy(() => part(() => import("./page-count.tsx")))

interface WaitingCountProps {
  readonly of: ReadonlyArray<PageLink>
  readonly className: string
}

/** How much waits for staff on these pages; nothing where nothing does. */
export const WaitingCount = (props: WaitingCountProps) =>
  props.of.some(({ counts }) => counts !== undefined) && (
    <Suspense fallback={null}>
      <PageCount {...props} />
    </Suspense>
  )
