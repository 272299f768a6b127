import { type RefObject, useEffect } from "react"

/**
 * Focuses the field in an element when it appears: after the dialog that it may be in has taken over from the one below,
 * which would take the focus back from what the browser's `autofocus` gives it.
 */
export const useAutoFocus = (place: RefObject<HTMLElement | null>, isWanted = false): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (isWanted) place.current?.querySelector<HTMLElement>("input, textarea")?.focus()
  }, [])
}
