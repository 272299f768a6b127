import { useEffect, useSyncExternalStore } from "react"
import { NETWORK_MESSAGE } from "../api/api-error.ts"
import { isPartMissing, onMissingPart, retryParts } from "./parts.ts"

const never = () => false

/** Says that a part of the page did not load. It only looks like a toast, since the code of toasts may be missing, too. */
export function MissingPart() {
  const isMissing = useSyncExternalStore(onMissingPart, isPartMissing, never)
  useEffect(() => {
    window.addEventListener("online", retryParts)
    return () => window.removeEventListener("online", retryParts)
  }, [])
  if (!isMissing) return null
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-20 left-4 z-60 flex items-center gap-3 rounded-md border border-line bg-raised p-4 text-sm font-medium text-ink shadow-overlay sm:left-auto sm:w-96 desk:bottom-4"
    >
      <span className="flex-1">{NETWORK_MESSAGE}</span>
      <button type="button" className="cursor-pointer font-bold underline" onClick={retryParts}>
        Try again
      </button>
    </div>
  )
}
