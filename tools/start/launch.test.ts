import { execFileSync } from "node:child_process"
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { temporaryFolder } from "../test/temporary-folder.ts"

/** What a command says in a repository with these files among its packages. */
const saidWith = (packages: ReadonlyArray<string>, entry: string): Promise<string> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.map(temporaryFolder, (root) => {
        const write = (file: string, text: string) => {
          mkdirSync(join(root, file, ".."), { recursive: true })
          writeFileSync(join(root, file), text)
        }
        write("package.json", "{}")
        write(entry, 'process.stdout.write("It runs.")')
        for (const file of packages) write(join("node_modules", file), "")
        const launch = join(root, "tools/start/launch.cjs")
        mkdirSync(join(launch, ".."), { recursive: true })
        copyFileSync(join(import.meta.dirname, "launch.cjs"), launch)
        return execFileSync("sh", ["-c", '"$0" "$@" 2>&1 || true', process.execPath, launch, entry], {
          cwd: root,
          encoding: "utf8",
        })
      }),
    ),
  )

const IMAGE = [".package-lock.json"]
const ALL = [...IMAGE, "@rolldown/binding-linux-x64-gnu/package.json"]
const START = "tools/start/main.ts"

test.each(["admin", "backup", "doctor", "import", "rebuild", "replay"])(
  "the command %s runs on the packages of the image",
  async (name) => {
    expect(await saidWith(IMAGE, `tools/${name}/main.ts`)).toBe("It runs.")
    expect(await saidWith([], `tools/${name}/main.ts`)).toMatch(/^The packages are not installed/)
  },
)

test("what builds runs only with the native packages", async () => {
  expect(await saidWith(ALL, START)).toBe("It runs.")
  expect(await saidWith(IMAGE, START)).toMatch(/^The packages are not installed, or .*: run \.\/start/)
})
