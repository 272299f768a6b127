import { readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"

/**
 * Cuts the one font of both apps out of the published package: ASCII and what else product names use, the
 * weights 400–800 and the widths 100–118 of Archivo (SIL Open Font License 1.1), what browsers apply by default and
 * tabular figures. Run by hand when the package changes; the result is kept in the repository so that a build needs no
 * font tools. One file: a second for the wide headings, 9 kB lighter together, is one more connection to wait for.
 */
const published = fileURLToPath(
  import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
)
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  "",
)
const beyondAscii = "\u00a0©®°±²³µ·¼½¾×àáâäçèéêëíïñóôöøúüß–—‘’“”•…™→←−"

const subset = await subsetFont(await readFile(published), ascii + beyondAscii, {
  targetFormat: "woff2",
  keepFeatures: ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "tnum"],
  variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 118 } },
})
await writeFile(new URL("./archivo.woff2", import.meta.url), subset)
process.stdout.write(`archivo.woff2: ${subset.byteLength} bytes\n`)
