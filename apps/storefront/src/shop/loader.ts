/** Spec §4, loader: how many pieces of work the page waits for. */
let waiting = 0
const listeners = new Set<() => void>()

const become = (count: number): void => {
  waiting = count
  for (const listener of listeners) listener()
}

/** Spec §9: what takes less shows nothing. Milliseconds. */
export const LOADER_DELAY = 200

export const showLoader = (): void => become(waiting + 1)
export const hideLoader = (): void => become(waiting - 1)
/** Whatever still runs, nothing waits for it any more. */
export const forceHideLoader = (): void => become(0)

export const isLoading = (): boolean => waiting > 0

export const onLoader = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the loader while the work runs, however it ends. */
export const whileLoading = async <Result>(work: Promise<Result>): Promise<Result> => {
  showLoader()
  try {
    return await work
  } finally {
    hideLoader()
  }
}
