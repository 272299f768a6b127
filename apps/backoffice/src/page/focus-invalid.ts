/** What is invalid in the open dialog; of a select, its button, which cannot be marked as invalid itself. */
const INVALID =
  "[role='dialog'] [aria-invalid='true'], [role='dialog'] [data-invalid] > [aria-haspopup='listbox']"

/** Focuses the first invalid field of the open dialog, after the next render has marked it. */
export const focusInvalid = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(INVALID)?.focus())
}
