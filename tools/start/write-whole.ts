import { chmodSync, renameSync, writeFileSync } from "node:fs"

/**
 * Writes a file for its owner only, as a whole: who reads it meanwhile, or finds it after a crash or on a full disk, has
 * what was there before or all of the new.
 */
export const writeWhole = (file: string, content: string): void => {
  const next = `${file}.new`
  writeFileSync(next, content, { mode: 0o600 })
  // One that was left behind keeps its own mode.
  chmodSync(next, 0o600)
  renameSync(next, file)
}
