import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Keeps text that was typed into a server-rendered field before hydration, which a later render would take away. Put the
 * ref on an element around the field.
 */
export const usePreHydrationText = (
  value: string | undefined,
  onChange: ((text: string) => void) | undefined,
): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at first
  useLayoutEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
    if (value !== undefined && field != null && field.value !== value) onChange?.(field.value)
  }, [])
  return place
}
