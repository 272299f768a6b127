/** What a request begins is one trace (W3C trace context); whether it is kept, the server decides. */
export const traceparent = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`
}
