import { useEffect, useEffectEvent, useRef } from "react"
import { type Throttled, throttle } from "./throttle.ts"

/** `run`, at most once in `intervalMs`. */
export const useThrottled = (run: () => void, intervalMs: number): (() => void) => {
  const latest = useEffectEvent(run)
  const throttled = useRef<Throttled>(undefined)
  useEffect(() => {
    const created = throttle(() => latest(), intervalMs)
    throttled.current = created
    return created.cancel
  }, [intervalMs])
  return () => throttled.current?.call()
}
