import { createReadStream } from "node:fs"
import { createInterface } from "node:readline"
import { createGunzip } from "node:zlib"
import { isIPv4 } from "@voltread/domain/marketing/tracking.ts"

/** The country (ISO code) of a network address; null if unknown. */
export type VisitorCountry = (address: string) => string | null

/** For a store without such a table. */
export const UNKNOWN_COUNTRY: VisitorCountry = () => null

const toNumber = (address: string): number =>
  address.split(".").reduce((number, part) => number * 256 + Number(part), 0)

const LINE = /^(\d+),(\d+),([A-Z]{2})$/

/**
 * Reads a table of IPv4 networks: `from_int,to_int,country`, sorted, as CSV, plain or `.gz`. Other lines (a header, or
 * networks of no country) are skipped. Rejects for a file that cannot be read or has no such line.
 */
export const readCountries = async (file: string): Promise<VisitorCountry> => {
  const bytes = createReadStream(file)
  const lines = createInterface({ input: file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes })
  const froms: Array<number> = []
  const tos: Array<number> = []
  const names: Array<string> = []
  for await (const line of lines) {
    const [, from, to, country] = LINE.exec(line) ?? []
    if (from === undefined || to === undefined || country === undefined) continue
    froms.push(Number(from))
    tos.push(Number(to))
    names.push(country)
  }
  if (names.length === 0) throw new Error(`${file} is not a table of networks and countries`)
  return lookup(Uint32Array.from(froms), Uint32Array.from(tos), names)
}

const lookup =
  (froms: Uint32Array, tos: Uint32Array, names: ReadonlyArray<string>): VisitorCountry =>
  (address) => {
    if (!isIPv4(address)) return null
    const number = toNumber(address)
    let low = 0
    let high = froms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((froms[middle] ?? 0) <= number) low = middle + 1
      else high = middle
    }
    const found = low - 1
    return found >= 0 && number <= (tos[found] ?? 0) ? (names[found] ?? null) : null
  }
