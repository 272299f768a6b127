import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { reasonOf, StartError } from "./error.ts"
import { holdLockFile } from "./file-lock.ts"
import type { Shop } from "./shop.ts"
import { runTask } from "./task.ts"

/** A web app, and the folders and files whose content decides what its build looks like. */
interface App {
  readonly name: "storefront" | "backoffice"
  readonly sources: ReadonlyArray<string>
}

type Place = Pick<Shop, "root" | "folder" | "screen">

const SHARED = ["apps/ui/**/*", "apps/*.json", "domain/**/*", "api/**/*.graphql", "package-lock.json"]
const APPS: ReadonlyArray<App> = [
  { name: "storefront", sources: ["apps/storefront/**/*", ...SHARED] },
  { name: "backoffice", sources: ["apps/backoffice/**/*", ...SHARED] },
]
/** What the build writes itself is not what it was built from. */
const NOT_SOURCES = /(^|\/)(node_modules|dist|generated)(\/|$)|\.gen\.ts$|\.test\.tsx?$/

/**
 * Builds the web apps whose sources differ from what their `dist` was built from (content, not dates: a checkout of an
 * older commit makes files newer). Two starters of one checkout wait for each other.
 */
export const buildApps = Effect.fnUntraced(function* (place: Place): Effect.fn.Return<void, StartError> {
  for (const app of APPS) {
    const lock = join(place.root, "node_modules/.cache", `voltread-build-${app.name}.lock`)
    yield* holdLockFile(lock).pipe(Effect.andThen(buildIfStale(place, app)), Effect.scoped)
  }
})

const buildIfStale = Effect.fnUntraced(function* ({ root, folder, screen }: Place, app: App) {
  const stamp = join(root, "apps", app.name, "dist/.built-from")
  const wanted = yield* fingerprint(root, app)
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return
  const log = join(folder.logs, `build-${app.name}.log`)
  // `node --run` is `npm run` without npm: the script `build` of the app's package.json.
  const build = runTask({
    failure: `The ${app.name} could not be built`,
    args: ["--run", "build"],
    cwd: join(root, "apps", app.name),
    env: { NODE_ENV: "production" },
    log,
  })
  yield* screen.step(`Web app: ${app.name}`, build)
  yield* Effect.try({
    try: () => writeFileSync(stamp, wanted),
    catch: (cause) =>
      new StartError({ message: `The ${app.name} could not be built: ${reasonOf(cause)}.`, cause }),
  })
})

const fingerprint = (root: string, app: App) =>
  Effect.tryPromise({
    try: async () => {
      const files: Array<string> = []
      const found = glob(app.sources, {
        cwd: root,
        withFileTypes: true,
        exclude: (entry) => isOutput(entry.name),
      })
      for await (const entry of found) {
        const path = join(entry.parentPath, entry.name)
        if (entry.isFile() && !NOT_SOURCES.test(path.slice(root.length))) files.push(path)
      }
      const hash = createHash("sha256")
      for (const file of files.sort()) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file))
      return hash.digest("hex")
    },
    catch: (cause) => new StartError({ message: `The sources of the ${app.name} cannot be read.`, cause }),
  })

const isOutput = (name: string) => name === "node_modules" || name === "dist"
