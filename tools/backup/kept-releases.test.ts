import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { RELEASES, Shown, versionInWork } from "./released.ts"

const decodeShown = Schema.decodeUnknownSync(Schema.fromJsonString(Shown))

const BEFORE_VERSIONS = "0.0.0"

/** Whether no release can have been between the two. */
const follows = (version: string, before: string): boolean => {
  const [major = 0, minor = 0, patch = 0] = before.split(".").map(Number)
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`].includes(version)
}

/** The most recently kept version, by the order of migrations. */
const newestOf = (kept: ReadonlyArray<typeof Shown.Type>): string =>
  kept.findLast(({ version }) => version !== undefined)?.version ?? BEFORE_VERSIONS

const isKept = (inWork: string, kept: ReadonlyArray<typeof Shown.Type>): boolean =>
  inWork === newestOf(kept) || follows(inWork, newestOf(kept))

const release = (version?: string): typeof Shown.Type => ({
  ...(version === undefined ? {} : { version }),
  orders: [],
  revenue: {},
})

test("the previous release is kept, so that upgrades from its data are tested", () => {
  const kept = readdirSync(RELEASES)
    .sort()
    .map((folder) => decodeShown(readFileSync(join(RELEASES, folder, "expected.json"), "utf8")))
  expect(isKept(versionInWork(), kept), "run `node tools/backup/keep-release.ts` on the newest release").toBe(
    true,
  )
})

test.each([
  ["0.1.0", [release()], true],
  ["0.1.0", [release(), release("0.1.0")], true],
  ["0.2.0", [release(), release("0.1.0")], true],
  ["0.1.1", [release("0.1.0")], true],
  ["1.0.0", [release("0.1.0")], true],
  ["0.2.0", [release()], false],
  ["0.3.0", [release("0.1.0")], false],
  ["0.2.1", [release("0.1.0")], false],
] as const)("%s after %j", (inWork, kept, isFine) => {
  expect(isKept(inWork, kept)).toBe(isFine)
})
