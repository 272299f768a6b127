/** Spec §4, loader: number of pending operations. */
let waiting = 0
const listeners = new Set<() => void>()

const become = (count: number): void => {
  waiting = count
  for (const listener of listeners) listener()
}

/** Spec §9: faster operations show no loader. Milliseconds. */
export const LOADER_DELAY = 200

export const showLoader = (): void => become(waiting + 1)
export const hideLoader = (): void => become(waiting - 1)

export const isLoading = (): boolean => waiting > 0

export const onLoader = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the loader until the promise settles. */
export const whileLoading = async <Result>(work: Promise<Result>): Promise<Result> => {
  showLoader()
  try {
    return await work
  } finally {
    hideLoader()
  }
}
