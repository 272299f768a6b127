/** The valid entries of an untrusted list. */
export const decodeList = <Value>(
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
