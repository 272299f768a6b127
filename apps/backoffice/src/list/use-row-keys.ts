import { type RefObject, useEffect } from "react"
import { ownsKeys } from "../page/key-focus.ts"
import { nextRow } from "./row-navigation.ts"

/** Moves the focus along the `[data-row]` links of an area; Enter then follows the link as any link. */
export const useRowKeys = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const container = area.current
      const focused = document.activeElement
      if (container === null || event.defaultPrevented || ownsKeys(focused)) return
      const rows = [...container.querySelectorAll<HTMLElement>("[data-row]")]
      const index = nextRow({
        key: event.key,
        hasModifier: event.metaKey || event.ctrlKey || event.altKey,
        isInside: container.contains(focused),
        current: focused instanceof HTMLElement ? rows.indexOf(focused) : -1,
        count: rows.length,
      })
      const row = index === undefined ? undefined : rows[index]
      if (row === undefined) return
      event.preventDefault()
      row.focus()
      row.scrollIntoView({ block: "nearest" })
    }
    window.addEventListener("keydown", move)
    return () => window.removeEventListener("keydown", move)
  }, [area])
}
