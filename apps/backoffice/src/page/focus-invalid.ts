import { firstInvalid } from "@voltread/ui/form/first-invalid.ts"

/** Focuses the first invalid field of the open dialog, after the next render has marked it. */
export const focusInvalid = (): void => {
  requestAnimationFrame(() => {
    const dialogs = [...document.querySelectorAll("[role='dialog']")]
    const [first] = dialogs.flatMap((dialog) => firstInvalid(dialog) ?? [])
    first?.focus()
  })
}
