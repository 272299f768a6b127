let invalidations = 0

/** Grows whenever keys may have been destroyed: events that were decrypted at a lower age must be decrypted again. */
export const keysAge = (): number => invalidations

export const invalidateDecrypted = (): void => {
  invalidations += 1
}
