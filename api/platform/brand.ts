/** The brand's colors, for mails and small pages, which do not load the style sheet of the shop's pages. */
export const LIGHT = {
  canvas: "#f8f6f0",
  sheet: "#ffffff",
  ink: "#12151c",
  muted: "#585b64",
  line: "#dfdacc",
  sunken: "#eeebe1",
} as const
export const DARK = {
  canvas: "#0d1016",
  sheet: "#151a23",
  ink: "#f4f2eb",
  muted: "#a6adbb",
  line: "#2a3240",
  sunken: "#090b10",
} as const
export const NIGHT = "#0e1219"
export const ON_NIGHT = "#f8f6f0"
export const ACCENT = "#ffc61a"
export const ON_ACCENT = "#12151c"

export const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
