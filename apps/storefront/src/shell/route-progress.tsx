import { useRouterState } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { MINIMUM, SPEED, TRICKLE_SPEED, trickle } from "./progress.ts"

/** A bar from the start of a change of page to its end or failure (spec §2). */
export function RouteProgress() {
  const isPending = useRouterState({ select: (state) => state.status === "pending" })
  const [progress, setProgress] = useState<number | null>(null)

  useEffect(() => {
    if (isPending) {
      setProgress(MINIMUM)
      const timer = setInterval(
        () => setProgress((current) => trickle(current ?? MINIMUM, Math.random())),
        TRICKLE_SPEED,
      )
      return () => clearInterval(timer)
    }
    setProgress((current) => (current === null ? null : 1))
    const timer = setTimeout(() => setProgress(null), SPEED * 2)
    return () => clearTimeout(timer)
  }, [isPending])

  if (progress === null) return null
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      aria-valuenow={Math.round(progress * 100)}
      className="fixed inset-x-0 top-0 z-60 h-1 origin-left bg-accent"
      style={{ scale: `${progress} 1`, opacity: progress === 1 ? 0 : 1, transition: `all ${SPEED}ms ease` }}
    />
  )
}
