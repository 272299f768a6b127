/** Which files each file imports. */
export type Imports = ReadonlyMap<string, ReadonlyArray<string>>

/** The longest path from file to file along imports, starting with the importer. Throws if files import each other. */
export function longestChain(imports: Imports): ReadonlyArray<string> {
  const known = new Map<string, ReadonlyArray<string>>()
  const chainFrom = (file: string, importers: ReadonlyArray<string>): ReadonlyArray<string> => {
    if (importers.includes(file)) throw new Error(`A circle of imports: ${[...importers, file].join(" → ")}`)
    const found = known.get(file)
    if (found !== undefined) return found
    const below = (imports.get(file) ?? []).map((imported) => chainFrom(imported, [...importers, file]))
    const chain = [file, ...longest(below)]
    known.set(file, chain)
    return chain
  }
  return longest([...imports.keys()].map((file) => chainFrom(file, [])))
}

const longest = (chains: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  chains.reduce((best, chain) => (chain.length > best.length ? chain : best), [])
