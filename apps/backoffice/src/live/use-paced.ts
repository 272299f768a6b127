import { useEffect, useEffectEvent, useRef } from "react"
import { paced } from "./pace.ts"

/** `run` as often as asked, but at most once in `pause` milliseconds; see `paced`. */
export const usePaced = (run: () => void, pause: number): (() => void) => {
  const latest = useEffectEvent(run)
  const pace = useRef<ReturnType<typeof paced>>(undefined)
  useEffect(() => {
    const created = paced(() => latest(), pause)
    pace.current = created
    return created.stop
  }, [pause])
  return () => pace.current?.ask()
}
