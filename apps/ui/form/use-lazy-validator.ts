import { useEffect, useRef } from "react"

/** Messages by field; undefined if the form is valid. */
export type FormErrors = { readonly fields: Readonly<Record<string, string>> } | undefined

/**
 * Rules whose code comes after the form stands: the shop's own schemas weigh more than the page. Until they have come,
 * and where they cannot come, the server checks alone. Pass a function that never changes.
 */
export const useLazyValidator = <Values>(load: () => Promise<(values: Values) => FormErrors>) => {
  const rules = useRef<((values: Values) => FormErrors) | null>(null)
  useEffect(() => {
    load().then(
      (loaded) => {
        rules.current = loaded
      },
      () => {
        rules.current = null
      },
    )
  }, [load])
  return ({ value }: { readonly value: Values }): FormErrors => rules.current?.(value)
}
