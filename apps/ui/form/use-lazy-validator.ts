import { useEffect, useRef } from "react"

/** Messages by field; undefined if the form is valid. */
export type FormErrors = { readonly fields: Readonly<Record<string, string>> } | undefined

/**
 * A validator whose code loads after the form, because the schemas weigh more than the page. Until it has loaded, or if
 * it fails to, only the server validates. `load` must be a stable function.
 */
export const useLazyValidator = <Values>(load: () => Promise<(values: Values) => FormErrors>) => {
  const rules = useRef<((values: Values) => FormErrors) | null>(null)
  useEffect(() => {
    // In a task of its own: while a page comes alive, asking for a file takes milliseconds of a phone.
    const task = setTimeout(() =>
      load().then(
        (loaded) => {
          rules.current = loaded
        },
        () => {
          rules.current = null
        },
      ),
    )
    return () => clearTimeout(task)
  }, [load])
  return ({ value }: { readonly value: Values }): FormErrors => rules.current?.(value)
}
