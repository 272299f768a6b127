/** What the person chose; `system` follows the device. */
export type ThemeMode = "system" | "light" | "dark"

/** Key in local storage. */
export const THEME_KEY = "voltread:theme"

/** Runs before the first paint, so that the theme never flashes. Inlined into every page, so keep it small. */
export const themeScript = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

export const readTheme = (): ThemeMode => {
  const chosen = document.documentElement.dataset.theme
  return chosen === "light" || chosen === "dark" ? chosen : "system"
}

/** Applies and stores the theme; without storage it lasts for the page. */
export const writeTheme = (mode: ThemeMode): void => {
  if (mode === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
  try {
    if (mode === "system") localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, mode)
  } catch {
    // Storage may be blocked; the theme then lasts for the page.
  }
}
