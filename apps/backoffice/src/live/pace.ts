/**
 * Calls `run` at once, and then at most once in `pause` milliseconds however often it is asked; the last request is
 * never dropped.
 */
export const paced = (
  run: () => void,
  pause: number,
): { readonly ask: () => void; readonly stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isAsked) return
      isAsked = false
      run()
      rest()
    }, pause)
  }
  return {
    ask: () => {
      if (timer !== undefined) {
        isAsked = true
        return
      }
      run()
      rest()
    },
    stop: () => clearTimeout(timer),
  }
}
