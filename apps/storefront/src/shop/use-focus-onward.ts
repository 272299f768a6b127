import { entryAround, focusPart, onwardFrom } from "@voltread/ui/page/focus-page.ts"
import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Hands the focus on when the entry of a list around an element leaves with it, or an element in no list: to the next entry,
 * else the one before, else the heading above.
 */
export const useFocusOnward = <Inside extends HTMLElement>(): RefObject<Inside | null> => {
  const inside = useRef<Inside>(null)
  useLayoutEffect(() => {
    const element = inside.current
    return () => {
      if (element === null || !entryAround(element).contains(document.activeElement)) return
      const onward = onwardFrom(element)
      // Once all that leaves with it has left.
      queueMicrotask(() => {
        const target = onward()
        if (target === undefined || document.activeElement !== document.body) return
        focusPart(target)
      })
    }
  }, [])
  return inside
}
