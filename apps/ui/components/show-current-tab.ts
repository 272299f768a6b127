import type { RefCallback } from "react"

/** Given as `ref` to a row of tabs that scrolls sideways: brings the current one into view. */
export const showCurrentTab: RefCallback<HTMLElement> = (row) => {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]')
  if (row == null || current == null || row.scrollWidth <= row.clientWidth) return
  row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
