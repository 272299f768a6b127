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
const headingsAbove = (inside: Element): ReadonlyArray<HTMLElement> => {
  const area = inside.closest("section, main")
  if (area === null) return []
  const heading = area.querySelector<HTMLElement>("h1, h2")
  const above = area.parentElement === null ? [] : headingsAbove(area.parentElement)
  return heading === null ? above : [heading, ...above]
}

/** The entry of a list around an element, or the element itself where it is in none. */
export const entryAround = (element: Element): Element => element.closest("li, th") ?? element

/**
 * Where the focus goes once an element, by default the focused one, has left: if the entry of a list around it left, too,
 * to the next entry, else the one before; else to the nearest heading above that is still there. To be asked for while the
 * element is in the page.
 */
export const onwardFrom = (
  element: Element = document.activeElement ?? document.body,
): (() => HTMLElement | undefined) => {
  const entry = entryAround(element)
  const others = [entry.nextElementSibling, entry.previousElementSibling].map((other) =>
    other?.querySelector<HTMLElement>("a, input, button"),
  )
  const headings = headingsAbove(entry)
  return () => {
    const targets = entry.isConnected ? headings : [...others, ...headings]
    return targets.find((each) => each?.isConnected) ?? undefined
  }
}

/** React Aria gives the focus back in the second frame to who uses a screen reader, or presses a button by a key. */
const FRAMES = 3

const afterFrames = (count: number, act: () => void): void => {
  requestAnimationFrame(() => (count === 1 ? act() : afterFrames(count - 1, act)))
}

/** If the focus is nowhere once a dialog had the time to give it back, gives it to the target, or to the page. */
export const focusPageIfLost = (target: () => HTMLElement | undefined = () => undefined): void =>
  afterFrames(FRAMES, () => {
    if (document.activeElement !== document.body) return
    const part = target()
    if (part === undefined) focusPage()
    else focusPart(part)
  })
