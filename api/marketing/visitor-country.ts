import { createReadStream } from "node:fs"
import { createInterface } from "node:readline"
import { pipeline } from "node:stream"
import { createGunzip } from "node:zlib"
import { isIPv4 } from "@voltread/domain/marketing/tracking.ts"
import { reasonOf } from "@voltread/domain/shared/reason.ts"

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
export const readCountries = (file: string): Promise<VisitorCountry> =>
  readTable(file).catch((cause: unknown) => {
    throw new Error(`The table of countries, ${file}, cannot be read: ${reasonOf(cause)}`, { cause })
  })

const readTable = async (file: string): Promise<VisitorCountry> => {
  const bytes = createReadStream(file)
  // Passes the errors of the file on, which the loop below throws.
  const unpacked = () => pipeline(bytes, createGunzip(), () => undefined)
  const lines = createInterface({ input: file.endsWith(".gz") ? unpacked() : bytes })
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
  if (names.length === 0) throw new Error("it has no line with a network and its country")
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
