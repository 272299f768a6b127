import { focusPage } from "@voltread/ui/page/focus-page.ts"
import { type RefObject, useEffect, useRef } from "react"

interface FocusAfterDecision {
  /** The next entry that is not decided; the way back of this one where there is none. */
  readonly after: (id: string) => void
  readonly entry: (id: string) => void
  /** The way back, in the place of the buttons that were pressed. */
  readonly undo: (id: string) => void
}

type List = RefObject<HTMLElement | null>

const entriesOf = (list: List) => [...(list.current?.querySelectorAll<HTMLElement>("[data-decide]") ?? [])]

const entryOf = (list: List, id: string) => entriesOf(list).find(({ dataset }) => dataset.decide === id)

const focusLink = (entry: Element | undefined) => entry?.querySelector<HTMLElement>("[data-row]")?.focus()

/** Keeps the focus in a list of `data-decide` entries whose buttons change and which leave the list. */
export const useFocusAfterDecision = (
  list: List,
  listed: ReadonlyArray<{ readonly id: string }> | undefined,
): FocusAfterDecision => {
  const last = useRef<{ readonly id: string | undefined; readonly index: number }>(null)

  useEffect(() => {
    const remember = () => {
      const focused = document.activeElement?.closest<HTMLElement>("[data-decide]")
      if (focused != null)
        last.current = { id: focused.dataset.decide, index: entriesOf(list).indexOf(focused) }
    }
    document.addEventListener("focusin", remember)
    return () => document.removeEventListener("focusin", remember)
  }, [list])

  useEffect(() => {
    const left = last.current
    if (left === null || listed === undefined || document.activeElement !== document.body) return
    if (listed.some(({ id }) => id === left.id)) return
    const entries = entriesOf(list)
    if (entries.length === 0) focusPage()
    else focusLink(entries[Math.min(left.index, entries.length - 1)])
  }, [list, listed])

  const undo = (id: string) => {
    // The button is there once the page has been drawn again.
    requestAnimationFrame(() =>
      entryOf(list, id)?.querySelector<HTMLElement>("[data-undo]")?.focus({ preventScroll: true }),
    )
  }
  return {
    after: (id) => {
      const entries = entriesOf(list)
      const index = entries.findIndex(({ dataset }) => dataset.decide === id)
      const next = entries.slice(index + 1).find((entry) => entry.querySelector("[data-undo]") === null)
      if (next === undefined) undo(id)
      else focusLink(next)
    },
    entry: (id) => focusLink(entryOf(list, id)),
    undo,
  }
}
