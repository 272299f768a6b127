import { useLayoutEffect } from "react"
import { focusPageIfLost, onwardFrom } from "./focus-page.ts"

/** Hands the focus on where what opened the dialog is gone when it closes, such as the button that cancels an order. */
export const useFocusAfter = (isOpen: boolean): void => {
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (!isOpen || !(opener instanceof HTMLElement) || opener === document.body) return
    const onward = onwardFrom(opener)
    return () => focusPageIfLost(() => (opener.isConnected ? opener : onward()))
  }, [isOpen])
}
