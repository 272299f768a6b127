import { useEffect, useState, useSyncExternalStore } from "react"
import { isLoading, LOADER_DELAY, onLoader } from "../shop/loader.ts"

/** A spinner over the page while the loader is active for longer than its delay. */
export function LoaderSpinner() {
  const isWaiting = useSyncExternalStore(onLoader, isLoading, () => false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isWaiting) return setShown(false)
    const timer = setTimeout(() => setShown(true), LOADER_DELAY)
    return () => clearTimeout(timer)
  }, [isWaiting])
  if (!isShown) return null
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-60 grid place-items-center">
      <span className="grid size-16 place-items-center rounded-full bg-raised shadow-overlay">
        <span className="size-8 animate-spin rounded-full border-4 border-line border-t-accent" />
      </span>
      <span className="sr-only">Working</span>
    </div>
  )
}
