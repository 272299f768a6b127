/** Parts of the page whose code did not load; each runs to try again. */
const missing = new Set<() => void>()
const listeners = new Set<() => void>()

const changed = (): void => {
  for (const listener of listeners) listener()
}

export const isPartMissing = (): boolean => missing.size > 0

export const onMissingPart = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads again what did not load: when asked to, and when the network is back. */
export const retryParts = (): void => {
  const parts = [...missing]
  missing.clear()
  changed()
  for (const retry of parts) retry()
}

/** Browsers may remember for the life of a page that a script failed; a new page asks for it again. */
const reloadIfReachable = async (): Promise<void> => {
  const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => null)
  if (answer?.ok === true) window.location.reload()
}

/**
 * Loads the code of a part of the page. If that fails it waits until it is tried again, because an error would take the
 * whole page down with it.
 */
export const part = <Module>(load: () => Promise<Module>, isRetry = false): Promise<Module> =>
  load().catch(async () => {
    if (isRetry) await reloadIfReachable()
    await new Promise<void>((resolve) => {
      missing.add(resolve)
      changed()
    })
    return part(load, true)
  })
