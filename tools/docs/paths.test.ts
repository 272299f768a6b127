import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../..")
const CODE = /`(?:\+ |node )?([^`\s]+)`/g
const PATH = /^[^/].*(\/|\.(ts|tsx|graphql|yml|json|css|md))$|^\.env\.example$/

/** `<vendor>` and `*` stand for any name. */
const exists = (folder: string, path: string): boolean => {
  const pattern = join(folder, path).replaceAll(/<[^>]+>/g, "*")
  return pattern.includes("*") ? globSync(pattern, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, pattern))
}

/**
 * The paths in a document that do not exist. A path without a folder is relative to that of the document, or to one that
 * its section has named before.
 */
const missing = (document: string): ReadonlyArray<string> => {
  const text = readFileSync(join(ROOT, document), "utf8")
  return text.split(/^## /m).flatMap((section) => {
    const folders = ["", dirname(document)]
    return [...section.matchAll(CODE)].flatMap(([, path = ""]) => {
      if (!PATH.test(path)) return []
      const folder = folders.find((each) => exists(each, path))
      if (folder === undefined) return [`${document}: ${path}`]
      folders.push(path.endsWith("/") ? join(folder, path) : dirname(join(folder, path)))
      return []
    })
  })
}

const DOCUMENTS = ["README.md", ...globSync("{docs,apps/*,tools/*}/*.md", { cwd: ROOT })]

test.each(DOCUMENTS)("%s names only files that there are", (document) => {
  expect(missing(document)).toEqual([])
})

test.each([...DOCUMENTS, "tools/import/usage.ts"])(
  "%s has npm add no lines of its own to what goes into a file",
  (document) => {
    const text = readFileSync(join(ROOT, document), "utf8")
    expect(text.match(/npm run (?!-s )[^`\n]* > \S/g)).toBeNull()
  },
)
