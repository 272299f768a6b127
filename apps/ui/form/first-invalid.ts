/** Of a select, its button, which cannot be marked as invalid itself. */
const INVALID = "[aria-invalid='true'], [data-invalid] > [aria-haspopup='listbox']"

/** The first field in an element that is wrong, to be focused; null where none is. */
export const firstInvalid = (within: Element): HTMLElement | null =>
  within.querySelector<HTMLElement>(INVALID)

/** Focuses the first field that is wrong, once it is marked as such. */
export const focusFirstInvalid = (within: Element | null): void => {
  requestAnimationFrame(() => within !== null && firstInvalid(within)?.focus())
}
