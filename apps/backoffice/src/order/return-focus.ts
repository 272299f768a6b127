/** The list is usually there at once; over a slow line, it is not waited for longer than this. */
const PATIENCE_MS = 3_000

/** Gives the focus to the order's row of the list that one comes back to, unless something else has it by then. */
export const returnFocus = (orderId: string): void => {
  const until = performance.now() + PATIENCE_MS
  const look = () => {
    if (document.activeElement !== document.body) return
    const row = document.querySelector<HTMLElement>(`[data-row][href$="/orders/${CSS.escape(orderId)}"]`)
    if (row !== null) row.focus({ preventScroll: true })
    else if (performance.now() < until) requestAnimationFrame(look)
  }
  look()
}
