const KEY = "backoffice:reloaded-at"
const AGAIN_AFTER = 60_000

/**
 * A page that was open while a new version was published asks for files that are gone. Loading it anew brings the new
 * version; once a minute at most, so that a server without the file cannot keep the page loading for ever.
 */
export const reloadForNewVersion = (): void => {
  window.addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < AGAIN_AFTER) return
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
