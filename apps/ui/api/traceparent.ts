const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => (256 + byte).toString(16).slice(1))
    .join("")

/** What a request begins is one trace (W3C trace context); whether it is kept, the server decides. */
export const beginTrace = (): string => `00-${hex(16)}-${hex(8)}-01`
