import { useEffect, useRef } from "react"

/** What is wrong with a form, by field; undefined when nothing is. */
export type FieldMessages = { readonly fields: Readonly<Record<string, string>> } | undefined

/**
 * Rules whose code comes after the form stands: the shop's own schemas weigh more than the page. Until they have come,
 * and where they cannot come, the server checks alone. Pass a function that never changes.
 */
export const useLateRules = <Values>(load: () => Promise<(values: Values) => FieldMessages>) => {
  const rules = useRef<((values: Values) => FieldMessages) | null>(null)
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
  return ({ value }: { readonly value: Values }): FieldMessages => rules.current?.(value)
}
