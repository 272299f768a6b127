import { existsSync, readFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { Effect } from "effect"
import { StartError } from "../start/error.ts"
import { runProcess } from "./process.ts"

const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/** The path of a Chromium or Chrome, installed first when there is none. */
export const findChromium = Effect.fnUntraced(function* (root: string): Effect.fn.Return<string, StartError> {
  for (const attempt of [Effect.void, installFromDebian(root), installFromPlaywright(root)]) {
    yield* attempt
    const found = installedChromium()
    if (found !== undefined) return found
  }
  return yield* new StartError({
    message:
      "There is no Chromium or Chrome for the browser tests and none could be installed: install one, or name it with CHROMIUM_PATH.",
  })
})

function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== "") return named
  return [...KNOWN_PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

/** Ubuntu's package of that name only fetches a snap, which servers and containers cannot run. */
const installFromDebian = (root: string) =>
  Effect.suspend(() => {
    const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : ""
    if (!/^ID=debian$/m.test(release) || process.getuid?.() !== 0) return Effect.succeed(0)
    process.stdout.write("No browser was found: installing Debian's Chromium …\n")
    const env = { DEBIAN_FRONTEND: "noninteractive" }
    return runProcess("apt-get", ["update", "-qq"], { cwd: root, env }).pipe(
      Effect.andThen(
        runProcess("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
          cwd: root,
          env,
        }),
      ),
    )
  })

const installFromPlaywright = (root: string) =>
  Effect.suspend(() => {
    process.stdout.write("Installing Playwright's Chromium …\n")
    const system = process.platform === "linux" && process.getuid?.() === 0 ? ["--with-deps"] : []
    const cli = ["node_modules/@playwright/test/cli.js", "install", ...system, "chromium"]
    return runProcess(process.execPath, cli, { cwd: root })
  })
