/** What opens the command palette, as it stands on the keyboards of the system that the page is open on. */
export const paletteKeys = (userAgent = navigator.userAgent): ReadonlyArray<string> =>
  /\b(Macintosh|iPhone|iPad)\b/.test(userAgent) ? ["⌘", "K"] : ["Ctrl", "K"]
