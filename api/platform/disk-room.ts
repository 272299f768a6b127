import { existsSync, statfsSync } from "node:fs"
import { dirname } from "node:path"

const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))

/** Bytes that are free on the disk of a folder, or of where it will be. Throws where nobody may look. */
export const roomOn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(existing(folder))
  return bavail * bsize
}
