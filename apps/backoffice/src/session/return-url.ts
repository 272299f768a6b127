/**
 * A place inside the back office to go to after the log-in, as the router writes it. Anything else, another site above
 * all, is as if it were absent.
 */
export const returnUrlValue = (value: unknown): string | undefined => {
  if (typeof value !== "string" || value.length > 2_000) return undefined
  if (!/^\/[^/\\]/.test(value) || value.startsWith("/login")) return undefined
  const base = "https://here.invalid"
  return URL.canParse(value, base) && new URL(value, base).origin === base ? value : undefined
}
