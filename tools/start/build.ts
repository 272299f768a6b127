import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { reasonOf, StartError } from "./error.ts"
import { holdLockFile } from "./file-lock.ts"
import type { Place } from "./shop.ts"
import { runTask } from "./task.ts"

/** A build, with the folders and files that its output depends on. */
interface BuildTarget {
  readonly name: string
  /** The path of the workspace whose script `build` creates it. */
  readonly path: string
  readonly sources: ReadonlyArray<string>
}

const SHARED = ["apps/ui/**/*", "apps/*.json", "domain/**/*", "api/**/*.graphql", "package-lock.json"]
const APPS: ReadonlyArray<BuildTarget> = [
  { name: "storefront", path: "apps/storefront", sources: ["apps/storefront/**/*", ...SHARED] },
  { name: "backoffice", path: "apps/backoffice", sources: ["apps/backoffice/**/*", ...SHARED] },
]
const SERVER: BuildTarget = {
  name: "server",
  path: "api",
  sources: ["api/**/*.ts", "projections/**/*.ts", "domain/**/*.ts", "package-lock.json"],
}
/** Files that the build itself writes are not its sources. */
const NOT_SOURCES = /(^|\/)(node_modules|dist|generated)(\/|$)|\.gen\.ts$|\.test\.tsx?$/

/** Builds the web apps that have changed since their last build. */
export const buildApps = (place: Place): Effect.Effect<void, StartError> =>
  Effect.forEach(APPS, (app) => buildIfChanged(place, app), { discard: true })

/** Builds API and projector if they have changed since their last build. */
export const buildServer = (place: Place): Effect.Effect<void, StartError> => buildIfChanged(place, SERVER)

/**
 * Builds if the sources differ from those of `dist` (by content, not dates: checking out an older commit makes files
 * newer). Two starters of one checkout wait for each other.
 */
const buildIfChanged = (place: Place, part: BuildTarget): Effect.Effect<void, StartError> => {
  const lock = join(place.root, "node_modules/.cache", `voltread-build-${part.name}.lock`)
  const announce = place.screen.line(`  … waiting for another start, which builds the ${part.name}`)
  return holdLockFile(lock, announce).pipe(Effect.andThen(build(place, part)), Effect.scoped)
}

const build = Effect.fnUntraced(function* ({ root, folder, screen }: Place, part: BuildTarget) {
  const stamp = join(root, part.path, "dist/.built-from")
  const wanted = yield* fingerprint(root, part)
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return
  const log = join(folder.logs, `build-${part.name}.log`)
  // `node --run` is `npm run` without npm: the script `build` of the app's package.json.
  const task = runTask({
    failure: `The ${part.name} could not be built`,
    args: ["--run", "build"],
    cwd: join(root, part.path),
    env: { NODE_ENV: "production" },
    log,
  })
  yield* screen.step(`Build: ${part.name}`, task)
  yield* Effect.try({
    try: () => writeFileSync(stamp, wanted),
    catch: (cause) =>
      new StartError({ message: `The ${part.name} could not be built: ${reasonOf(cause)}.`, cause }),
  })
})

const fingerprint = (root: string, part: BuildTarget) =>
  Effect.tryPromise({
    try: async () => {
      const files: Array<string> = []
      const found = glob(part.sources, {
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
    catch: (cause) => new StartError({ message: `The sources of the ${part.name} cannot be read.`, cause }),
  })

const isOutput = (name: string) => name === "node_modules" || name === "dist"
