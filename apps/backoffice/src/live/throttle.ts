export interface Throttled {
  readonly call: () => void
  readonly cancel: () => void
}

/** Calls `run` at once, and then at most once in `intervalMs`; the last call is delayed, never dropped. */
export const throttle = (run: () => void, intervalMs: number): Throttled => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCallWaiting = false
  const wait = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isCallWaiting) return
      isCallWaiting = false
      run()
      wait()
    }, intervalMs)
  }
  return {
    call: () => {
      if (timer !== undefined) {
        isCallWaiting = true
        return
      }
      run()
      wait()
    },
    cancel: () => clearTimeout(timer),
  }
}
