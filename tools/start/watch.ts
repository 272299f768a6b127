import { watch } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"

const SERVER_FOLDERS = ["api", "projections", "domain"]
const SERVER_FILES = /\.(ts|sql|graphql)$/
const TESTS = /\.test\.ts$|(^|\/)(contract|testing)[/.]/
/** Editors write a file in several steps, and a checkout changes many. */
const SETTLE_MS = 150

/** Completes with the name of a source of the server, a moment after it has changed. */
export const serverChange = (root: string): Effect.Effect<string> =>
  Effect.callback<string>((resume) => {
    let settled: NodeJS.Timeout | undefined
    const watchers = SERVER_FOLDERS.map((folder) =>
      watch(join(root, folder), { recursive: true }, (_event, name) => {
        if (name === null || !SERVER_FILES.test(name) || TESTS.test(name)) return
        clearTimeout(settled)
        settled = setTimeout(() => resume(Effect.succeed(`${folder}/${name} changed`)), SETTLE_MS)
      }),
    )
    return Effect.sync(() => {
      clearTimeout(settled)
      for (const watcher of watchers) watcher.close()
    })
  })
