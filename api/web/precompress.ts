import { randomUUID } from "node:crypto"
import { glob, readFile, rename, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const COMPRESSIBLE = "**/*.{js,css,svg,json,txt,map}"
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1_024

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/**
 * Writes the compressed forms of a build's files beside them, once for each build: their names change with their
 * content. One file after the other, so that a starting server keeps its processor for requests. Returns how many were
 * written.
 */
export const precompress = async (folder: string): Promise<number> => {
  let written = 0
  for await (const name of glob(COMPRESSIBLE, { cwd: folder })) {
    const file = join(folder, name)
    const { size, mtimeMs } = await stat(file)
    if (size < MIN_BYTES) continue
    for (const [extension, compress] of Object.entries(encodings)) {
      const target = `${file}.${extension}`
      const known = await stat(target).catch(() => undefined)
      if (known !== undefined && known.mtimeMs >= mtimeMs) continue
      // Another server may be reading or writing the same file.
      const draft = `${target}.${randomUUID()}`
      await writeFile(draft, await compress(await readFile(file)))
      await rename(draft, target)
      written += 1
    }
  }
  return written
}

/** Where the web apps in this folder have the files of browsers. */
export const publicFolders = (webFolder: string) => ({
  storefront: join(webFolder, "storefront/dist/client"),
  backoffice: join(webFolder, "backoffice/dist"),
})

/**
 * Both web apps in this folder, one after the other. The Dockerfile does it when an image is built: the user that its
 * server runs as may not write there.
 */
export const precompressApps = async (webFolder: string): Promise<void> => {
  for (const folder of Object.values(publicFolders(webFolder))) await precompress(folder)
}
