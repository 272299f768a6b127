import { useEffect, useEffectEvent, useRef } from "react"
import { type Throttled, throttle } from "./throttle.ts"

/** Many events that come together are one reload, which still seems immediate. */
const IMMEDIATE_MS = 300

/** `run`, at most once in `intervalMs`. */
export const useThrottled = (run: () => void, intervalMs = IMMEDIATE_MS): (() => void) => {
  const latest = useEffectEvent(run)
  const throttled = useRef<Throttled>(undefined)
  useEffect(() => {
    const created = throttle(() => latest(), intervalMs)
    throttled.current = created
    return created.cancel
  }, [intervalMs])
  return () => throttled.current?.call()
}
