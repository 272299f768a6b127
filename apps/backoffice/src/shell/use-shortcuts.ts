import { useEffect, useEffectEvent } from "react"
import { ownsKeys } from "../page/key-focus.ts"
import { awaitSecondKey } from "../page/second-key.ts"
import { type PendingKey, readKey, type Shortcut, WAIT } from "./shortcuts.ts"

/** Calls `onShortcut` for the keys of `readKey`, wherever the focus is; windows above the page keep their keys. */
export const useShortcuts = (onShortcut: (shortcut: Shortcut) => void): void => {
  const run = useEffectEvent(onShortcut)
  useEffect(() => {
    let pending: PendingKey | null = null
    const read = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event
      const isTyping = ownsKeys(document.activeElement)
      const reading = readKey(pending, { key, ctrlKey, metaKey, altKey, at: timeStamp, isTyping })
      pending = reading.pending
      awaitSecondKey(pending === null ? null : pending.since + WAIT)
      if (reading.shortcut === null) return
      event.preventDefault()
      run(reading.shortcut)
    }
    window.addEventListener("keydown", read)
    return () => window.removeEventListener("keydown", read)
  }, [])
}
