import { isRecord } from "@voltread/ui/session/rehydration.ts"

/** Decoders of local storage, whose content is untrusted. */
export const textIn = (stored: unknown, key: string): string => {
  const value = isRecord(stored) ? stored[key] : undefined
  return typeof value === "string" ? value : ""
}

export const listOf = <Value>(
  stored: unknown,
  decode: (each: unknown) => Value | null,
): ReadonlyArray<Value> =>
  Array.isArray(stored)
    ? stored.flatMap((each) => {
        const value = decode(each)
        return value === null ? [] : [value]
      })
    : []

export const nonEmptyText = (stored: unknown): string | null =>
  typeof stored === "string" && stored !== "" ? stored : null
