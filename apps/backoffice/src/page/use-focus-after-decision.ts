import { type RefObject, useEffect, useRef } from "react"

interface FocusAfterDecision {
  /** The next entry that is not decided; the way back of this one where there is none. */
  readonly after: (orderId: string) => void
  readonly entry: (orderId: string) => void
  /** The way back, in the place of the buttons that were pressed. */
  readonly undo: (orderId: string) => void
}

type List = RefObject<HTMLElement | null>

const entriesOf = (list: List) => [...(list.current?.querySelectorAll<HTMLElement>("[data-decide]") ?? [])]

const entryOf = (list: List, orderId: string) =>
  entriesOf(list).find(({ dataset }) => dataset.decide === orderId)

const focusLink = (entry: Element | undefined) => entry?.querySelector<HTMLElement>("[data-row]")?.focus()

/** Keeps the focus in a list of `data-decide` entries whose buttons change and which leave the list. */
export const useFocusAfterDecision = (
  list: List,
  orders: ReadonlyArray<{ readonly id: string }> | undefined,
): FocusAfterDecision => {
  const last = useRef<{ readonly orderId: string | undefined; readonly index: number }>(null)

  useEffect(() => {
    const remember = () => {
      const focused = document.activeElement?.closest<HTMLElement>("[data-decide]")
      if (focused != null)
        last.current = { orderId: focused.dataset.decide, index: entriesOf(list).indexOf(focused) }
    }
    document.addEventListener("focusin", remember)
    return () => document.removeEventListener("focusin", remember)
  }, [list])

  useEffect(() => {
    const left = last.current
    if (left === null || orders === undefined || document.activeElement !== document.body) return
    if (orders.some(({ id }) => id === left.orderId)) return
    const entries = entriesOf(list)
    focusLink(entries[Math.min(left.index, entries.length - 1)])
  }, [list, orders])

  const undo = (orderId: string) => {
    // The button is there once the page has been drawn again.
    requestAnimationFrame(() =>
      entryOf(list, orderId)?.querySelector<HTMLElement>("[data-undo]")?.focus({ preventScroll: true }),
    )
  }
  return {
    after: (orderId) => {
      const entries = entriesOf(list)
      const index = entries.findIndex(({ dataset }) => dataset.decide === orderId)
      const next = entries.slice(index + 1).find((entry) => entry.querySelector("[data-undo]") === null)
      if (next === undefined) undo(orderId)
      else focusLink(next)
    },
    entry: (orderId) => focusLink(entryOf(list, orderId)),
    undo,
  }
}
