import { lazy, Suspense } from "react"

const ToastRegion = lazy(() =>
  import("@voltread/ui/components/toast.tsx").then((module) => ({ default: module.ToastRegion })),
)

/** Messages of both apps' one queue; not part of the first screen. */
export function Toasts() {
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  )
}
