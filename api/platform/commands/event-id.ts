import { createHash } from "node:crypto"

/**
 * The id of one event of a command: a UUIDv7 whose random part is a hash, so that a repeated write has the same ids. The
 * leading time keeps the index compact.
 */
export const eventId = (commandId: string, stream: string, index: number, now: string): string => {
  const time = Date.parse(now).toString(16).padStart(12, "0").slice(-12)
  return toUuid("7", `${commandId}\n${stream}\n${index}`, time)
}

/** A deterministic UUID of a name (version 8, SHA-256). */
export const derivedId = (...name: ReadonlyArray<string>): string => toUuid("8", name.join("\n"), "")

const toUuid = (version: string, name: string, prefix: string): string => {
  const hash = createHash("sha256").update(name).digest("hex")
  const hex = prefix + hash.slice(0, 32 - prefix.length)
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    version + hex.slice(13, 16),
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-")
}
