import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"

const ToastRegion = lazy(() => part(() => import("@voltread/ui/components/toast.tsx")))

/** Shows toasts. Loaded late: the first screen has none. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  )
}
