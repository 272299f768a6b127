/** Focuses the first invalid field of the open dialog, after the next render has marked it. */
export const focusInvalid = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[role='dialog'] [aria-invalid='true']")?.focus(),
  )
}
