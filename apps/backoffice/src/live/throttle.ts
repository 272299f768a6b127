export interface Throttled {
  readonly call: () => void
  readonly cancel: () => void
}

/**
 * Calls `run` at once, and then at most once in `intervalMs`; the last call is delayed, never dropped. By hand:
 * `@tanstack/pacer-lite` weighs 0.3 kB more, which the orders' pages have no room for, and a clock set back stalls it.
 */
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
