import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Takes over what was typed into a field of the server's page before its code came; otherwise the first rendering would
 * empty it. The ref goes to the element around the field.
 */
export const usePreHydrationText = (
  value: string | undefined,
  onChange: ((text: string) => void) | undefined,
): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at first
  useLayoutEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
    if (value === "" && field != null && field.value !== "") onChange?.(field.value)
  }, [])
  return place
}
