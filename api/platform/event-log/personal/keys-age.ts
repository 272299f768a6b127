let invalidations = 0

/** Grows whenever this process learns that keys may have been destroyed: what was decrypted before is void. */
export const keysAge = (): number => invalidations

export const invalidateDecrypted = (): void => {
  invalidations += 1
}
