import { execFileSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { accountFor } from "./account.ts"
import { findBinaries } from "./binaries.ts"

let home: string

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "voltread-account-"))
  const { postgres } = await Effect.runPromise(findBinaries)
  symlinkSync(dirname(dirname(postgres)), join(home, "native"))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

async function run(program: string, ...args: ReadonlyArray<string>): Promise<string> {
  const { command } = await Effect.runPromise(accountFor([join(home, "native/bin/initdb")]))
  const { file, args: all, ...ids } = command(program, args)
  return execFileSync(file, all, { ...ids, cwd: "/", encoding: "utf8" })
}

describe.runIf(process.platform === "linux" && process.getuid?.() === 0)("Postgres started by root", () => {
  test.each([
    ["that everybody may enter", 0o755],
    ["that only root may enter", 0o700],
  ])("runs from a folder %s", async (_, mode) => {
    chmodSync(home, mode)
    // It looks for its own program and for `postgres` beside it before it does anything.
    await expect(
      run(join(home, "native/bin/initdb"), "--no-locale", "--pgdata=/dev/null/nowhere"),
    ).rejects.toThrow(/Not a directory/)
  })

  test("is nobody, and has gained nothing but the way through folders", async () => {
    chmodSync(home, 0o700)
    const status = await run("/bin/cat", "/proc/self/status")
    expect(status).toMatch(/^Uid:\t(?!0\b)(\d+)\t\1\t\1\t\1$/m)
    // Bit 2 is CAP_DAC_READ_SEARCH, bit 1 CAP_DAC_OVERRIDE.
    expect(status).toMatch(/^CapEff:\t000000000000000[24]$/m)
    expect(status).toMatch(/^CapPrm:\t000000000000000[24]$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
  })

  test("has no capability at all where it needs none", async () => {
    chmodSync(home, 0o755)
    expect(await run("/bin/cat", "/proc/self/status")).toMatch(/^CapEff:\t0{16}$/m)
  })
})
