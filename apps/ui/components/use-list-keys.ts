import { type RefObject, useLayoutEffect } from "react"

interface ListKeys {
  readonly input: RefObject<HTMLInputElement | null>
  /** Lines of the list; without any, all keys are the field's. */
  readonly count: number
  /** The line that the arrow keys are at; -1 for the field itself. */
  readonly active: number
  readonly onMove: (active: number) => void
  readonly onChoose: (active: number) => void
  readonly onClose: () => void
}

/** The keys of a list under a field that keeps the focus: arrow keys move, Enter chooses, Escape closes. */
export const useListKeys = ({ input, count, active, onMove, onChoose, onClose }: ListKeys): void => {
  // Before the next key: of two that come fast, the second goes on from the first.
  useLayoutEffect(() => {
    const field = input.current
    if (field === null || count === 0) return
    const onKeyDown = (event: KeyboardEvent) => {
      switch (event.key) {
        case "ArrowDown":
          onMove(active + 1 >= count ? -1 : active + 1)
          break
        case "ArrowUp":
          onMove(active === -1 ? count - 1 : active - 1)
          break
        case "Enter":
          if (active < 0 || active >= count) return
          onChoose(active)
          break
        case "Escape":
          onClose()
          break
        default:
          return
      }
      // A dialog around the field must not close with the list, nor its form be sent by a choice.
      event.preventDefault()
      event.stopPropagation()
    }
    field.addEventListener("keydown", onKeyDown)
    return () => field.removeEventListener("keydown", onKeyDown)
  })
}
