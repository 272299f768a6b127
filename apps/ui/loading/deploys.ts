const RELOADED = "voltread:reloaded"

/** Reloads the page, once, if the server has another release of the shop by now. `entry`: URL of this one's first script. */
const reloadAfterDeploy = async (entry: string): Promise<void> => {
  if (sessionStorage.getItem(RELOADED) === entry) return
  const answer = await fetch(entry, { method: "HEAD", cache: "no-store" }).catch(() => null)
  if (answer?.status !== 404) return
  sessionStorage.setItem(RELOADED, entry)
  window.location.reload()
}

const MISSING = "voltread:missing-code"

export const watchDeploys = (entry: string): void =>
  window.addEventListener(MISSING, () => void reloadAfterDeploy(entry))

/** Says that code could not be loaded, and passes the error on. */
export const reportMissing = (error: unknown): never => {
  window.dispatchEvent(new Event(MISSING))
  throw error
}
