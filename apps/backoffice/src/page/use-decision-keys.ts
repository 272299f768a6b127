import { useEffect, useEffectEvent } from "react"
import { ownsKeys } from "./key-focus.ts"
import { isSecondKey } from "./second-key.ts"

/**
 * Single keys decide on the entry that has the focus, or has what has it: the closest `data-decide`, whose value is
 * handed on. `decisions`: by key, in lower case.
 */
export const useDecisionKeys = <Decision extends string>(
  decisions: Readonly<Record<string, Decision>>,
  onDecision: (id: string, decision: Decision) => void,
): void => {
  const read = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return
    if (isSecondKey(event)) return
    const decision = decisions[event.key.toLowerCase()]
    const focused = document.activeElement
    if (decision === undefined || ownsKeys(focused)) return
    const id = focused?.closest<HTMLElement>("[data-decide]")?.dataset.decide
    if (id === undefined) return
    event.preventDefault()
    onDecision(id, decision)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => read(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
}
