import { useEffect, useEffectEvent } from "react"
import { ownsKeys } from "../page/key-focus.ts"
import { isSecondKey } from "../page/second-key.ts"

/** `Z`, alone or as the system's own undo, wherever the focus is, except where text is typed. */
export const useUndoKey = (onUndo: () => void): void => {
  const undo = useEffectEvent(onUndo)
  useEffect(() => {
    const read = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.key.toLowerCase() !== "z") return
      if (!ownsKeys(document.activeElement) && !isSecondKey(event)) undo()
    }
    window.addEventListener("keydown", read)
    return () => window.removeEventListener("keydown", read)
  }, [])
}
