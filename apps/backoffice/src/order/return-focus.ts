/** The longest wait for the list over a slow connection. */
const PATIENCE_MS = 3_000

/** Focuses the order's row after a return to the list, unless something else than its heading has the focus by then. */
export const returnFocus = (orderId: string): void => {
  const until = performance.now() + PATIENCE_MS
  const look = () => {
    if (document.activeElement?.matches("body, h1, main") !== true) return
    const row = document.querySelector<HTMLElement>(`[data-row][href$="/orders/${CSS.escape(orderId)}"]`)
    if (row !== null) row.focus({ preventScroll: true })
    else if (performance.now() < until) requestAnimationFrame(look)
  }
  look()
}
