import { useEffect, useEffectEvent } from "react"
import { readKey, type Shortcut, typesText, type Waiting } from "./shortcuts.ts"

/** Calls `onShortcut` for the keys of `readKey`, wherever the focus is; windows above the page keep their keys. */
export const useShortcuts = (onShortcut: (shortcut: Shortcut) => void): void => {
  const run = useEffectEvent(onShortcut)
  useEffect(() => {
    let waiting: Waiting | null = null
    const read = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event
      const focused = document.activeElement
      const isTyping =
        typesText(focused) || focused?.closest("[role='dialog'],[role='alertdialog'],[role='menu']") != null
      const reading = readKey(waiting, { key, ctrlKey, metaKey, altKey, at: timeStamp, isTyping })
      waiting = reading.waiting
      if (reading.shortcut === null) return
      event.preventDefault()
      run(reading.shortcut)
    }
    window.addEventListener("keydown", read)
    return () => window.removeEventListener("keydown", read)
  }, [])
}
