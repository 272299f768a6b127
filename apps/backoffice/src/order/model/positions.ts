/**
 * Where in the log this page's own writes ended, by order. Reads carry it, so that the server waits until its read model
 * has passed it (read your own writes).
 */
const written = new Map<string, string>()

export const positionOf = (orderId: string): string | null => written.get(orderId) ?? null

/** Positions compare as text; an older one changes nothing. */
export const rememberPosition = (orderId: string, position: string | null): void => {
  if (position !== null && position > (written.get(orderId) ?? "")) written.set(orderId, position)
}
