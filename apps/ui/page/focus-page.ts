/** Focuses the page's heading, or the page where there is none yet: for a focus whose element is gone. */
export const focusPage = (): void => {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main")
  if (target !== null) focusPart(target)
}

/** Focuses a part of the page that nobody can get to with the Tab key. */
export const focusPart = (part: HTMLElement): void => {
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}

/** Focuses the page, after the next render, if the focus left with an element. */
export const focusPageIfLost = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusPage()
  })
}
