import { type RefObject, useEffect } from "react"
import { ownsKeys } from "../page/key-focus.ts"

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves the focus along the `[data-row]` links of an area: J and K from anywhere on the page, arrows inside the area.
 * Enter then follows the link as any link.
 */
export const useRowKeys = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const container = area.current
      if (step === undefined || container === null || event.defaultPrevented) return
      if (event.metaKey || event.ctrlKey || event.altKey) return
      const focused = document.activeElement
      const isInside = container.contains(focused)
      if (ownsKeys(focused)) return
      if (event.key.startsWith("Arrow") && !isInside) return
      const rows = [...container.querySelectorAll<HTMLElement>("[data-row]")]
      const current = focused instanceof HTMLElement ? rows.indexOf(focused) : -1
      const next = rows[current === -1 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: "nearest" })
    }
    window.addEventListener("keydown", move)
    return () => window.removeEventListener("keydown", move)
  }, [area])
}
