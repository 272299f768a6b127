import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readCountries } from "./visitor-country.ts"

const TABLE = `from_int,to_int,country
16777216,16777471,AU
16777472,16778239,CN
3405803776,3405804031,US
4294967040,4294967295,??
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "voltread-countries-"))
  await writeFile(join(folder, "table.csv"), TABLE)
  await writeFile(join(folder, "table.csv.gz"), gzipSync(TABLE))
  await writeFile(join(folder, "damaged.csv.gz"), TABLE)
  await writeFile(join(folder, "empty.csv"), "from_int,to_int,country\n")
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(["table.csv", "table.csv.gz"])(
  "addresses are found in %s, at both ends of their network",
  async (file) => {
    const countryOf = await readCountries(join(folder, file))
    expect(
      [
        "1.0.0.0",
        "1.0.0.255",
        "1.0.1.0",
        "203.0.113.9",
        "203.0.113.255",
        "203.0.114.0",
        "0.0.0.0",
        "255.255.255.255",
      ].map(countryOf),
    ).toEqual(["AU", "AU", "CN", "US", "US", null, null, null])
    expect(["", "::1", "1.2.3", "999.1.1.1"].map(countryOf)).toEqual([null, null, null, null])
  },
)

test.each([
  ["empty.csv", "it has no line with a network"],
  ["missing.csv", "ENOENT"],
  ["missing.csv.gz", "ENOENT"],
  ["damaged.csv.gz", "incorrect header check"],
])("%s, which is no such table, is refused with a sentence", async (file, reason) => {
  await expect(readCountries(join(folder, file))).rejects.toThrow(
    `The table of countries, ${join(folder, file)}, cannot be read: ${reason}`,
  )
})
