import { existsSync, readFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { Effect } from "effect"
import { StartError } from "../start/error.ts"
import { runProcess } from "./process.ts"

const KNOWN_PLACES = [
  // Without windows, menus and what they load for each page: a sixth less time.
  "/usr/bin/chromium-headless-shell",
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
    const aptGet = (...args: ReadonlyArray<string>) => runProcess("apt-get", args, { cwd: root, env })
    const install = (name: string) => aptGet("install", "-y", "-qq", "--no-install-recommends", name)
    return aptGet("update", "-qq").pipe(
      Effect.andThen(install("chromium-headless-shell")),
      // An older release has no such package.
      Effect.flatMap((code) => (code === 0 ? Effect.succeed(code) : install("chromium"))),
    )
  })

const installFromPlaywright = (root: string) =>
  Effect.suspend(() => {
    process.stdout.write("Installing Playwright's Chromium …\n")
    const system = process.platform === "linux" && process.getuid?.() === 0 ? ["--with-deps"] : []
    const cli = ["node_modules/@playwright/test/cli.js", "install", ...system, "chromium"]
    return runProcess(process.execPath, cli, { cwd: root })
  })
