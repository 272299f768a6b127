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

/** The headings of what an element is in, the nearest first. */
export const headingsAbove = (inside: Element): ReadonlyArray<HTMLElement> => {
  const area = inside.closest("section, main")
  if (area === null) return []
  const heading = area.querySelector<HTMLElement>("h1, h2")
  const above = area.parentElement === null ? [] : headingsAbove(area.parentElement)
  return heading === null ? above : [heading, ...above]
}

/** React Aria gives the focus back in the second frame to who uses a screen reader, or presses a button by a key. */
const FRAMES = 3

const afterFrames = (count: number, act: () => void): void => {
  requestAnimationFrame(() => (count === 1 ? act() : afterFrames(count - 1, act)))
}

/** If the focus left with an element, focuses the first of the headings that is still there, or the page. */
export const focusPageIfLost = (headings: ReadonlyArray<HTMLElement> = []): void =>
  afterFrames(FRAMES, () => {
    if (document.activeElement !== document.body) return
    const heading = headings.find(({ isConnected }) => isConnected)
    if (heading === undefined) focusPage()
    else focusPart(heading)
  })
