import { readFile } from "node:fs/promises"
import { basename } from "node:path"
import { mappingFromJson } from "@voltread/api/imports/mapping.ts"
import { findMapping } from "@voltread/api/imports/mapping-records.ts"
import { Effect } from "effect"

/** A saved mapping by its name, or one from a file that ends in .json. */
export const chosenMapping = Effect.fnUntraced(function* (nameOrFile: string) {
  if (!nameOrFile.endsWith(".json")) return yield* findMapping(nameOrFile)
  const json = yield* Effect.tryPromise({
    try: () => readFile(nameOrFile, "utf8"),
    catch: (cause) => new Error(`${nameOrFile} cannot be read: ${String(cause)}`),
  })
  return { name: basename(nameOrFile), ...(yield* mappingFromJson(json)) }
})
