/** The ref of what takes the place of the button that it was opened by, and the focus with it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
