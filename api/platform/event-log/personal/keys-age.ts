let timesDistrusted = 0

/** Grows whenever this process learns that keys may have been destroyed: what was decrypted before is void. */
export const keysAge = (): number => timesDistrusted

export const distrustWhatWasDecrypted = (): void => {
  timesDistrusted += 1
}
