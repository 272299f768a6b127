import type { RefCallback } from "react"

/** Given as `ref` to a row of tabs that scrolls sideways: brings the current one into view, on whatever width. */
export const showCurrentTab: RefCallback<HTMLElement> = (row) => {
  if (row === null) return
  const show = () => {
    const current = row.querySelector<HTMLElement>('[aria-current="page"]')
    if (current === null || row.scrollWidth <= row.clientWidth) return
    row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }
  const resizes = new ResizeObserver(show)
  resizes.observe(row)
  return () => resizes.disconnect()
}
