import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

const HOUR_MS = 3_600_000
const ASKS =
  "console.log(JSON.stringify([Date.now(), +new Date(), +new Date(5), new Date() instanceof Date, Date.UTC(1970, 0)]))"

test.each([HOUR_MS, -HOUR_MS])(
  "a process whose clock is off by %i ms tells that time, and no other",
  (offset) => {
    const folder = mkdtempSync(join(tmpdir(), "clock-"))
    const file = join(folder, "clock")
    writeFileSync(file, String(offset))
    const before = Date.now()
    const said = execFileSync(
      process.execPath,
      ["--import", join(import.meta.dirname, "shifted-clock.ts"), "-e", ASKS],
      { env: { ...process.env, FAULTS_CLOCK_FILE: file, NODE_OPTIONS: "" }, encoding: "utf8" },
    )
    const [now, made, given, isDate, utc] = JSON.parse(said)
    for (const each of [now, made]) {
      expect(each).toBeGreaterThanOrEqual(before + offset)
      expect(each).toBeLessThanOrEqual(Date.now() + offset)
    }
    expect([given, isDate, utc]).toEqual([5, true, 0])
    rmSync(folder, { recursive: true })
  },
)
