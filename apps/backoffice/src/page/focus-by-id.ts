/** Focuses an element after the next render, which may be what enables it. */
export const focusById = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
