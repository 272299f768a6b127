/** Takes the person to the first field of the open dialog that is wrong, once it has been marked. */
export const focusInvalid = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[role='dialog'] [aria-invalid='true']")?.focus(),
  )
}
