import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../..")
/** Nothing can be made there: a command that goes beyond its arguments fails. */
const DATA_DIR = "/proc/voltread"

const said = async (call: ReadonlyArray<string>, variables: NodeJS.ProcessEnv = {}) => {
  const env = { PATH: process.env.PATH, DATA_DIR, ...variables }
  const run = spawn(process.execPath, call, { cwd: ROOT, env })
  const [out, errors] = await Promise.all([text(run.stdout), text(run.stderr), once(run, "close")])
  return { code: run.exitCode, out, errors }
}

const COMMANDS = [
  "tools/admin/main.ts",
  "tools/backup/main.ts backup",
  "tools/backup/main.ts restore",
  "tools/doctor/main.ts",
  "tools/import/main.ts",
  "tools/rebuild/main.ts",
  "tools/replay/main.ts",
].map((command) => command.split(" "))

test.each(COMMANDS)("%s says how it is used where that is asked, or not known", async (...command) => {
  const [asked, wrong] = await Promise.all([said([...command, "--help"]), said([...command, "--wrong"])])
  expect(asked).toEqual({ code: 0, out: expect.stringMatching(/^Usage: npm run /), errors: "" })
  expect([wrong.code, wrong.out]).toEqual([2, ""])
  expect(wrong.errors).toMatch(/^(Unknown option '--wrong'\n\n)?Usage: npm run /)
})

test.each([
  "tools/rebuild/main.ts all",
  "tools/rebuild/main.ts --parked",
  "tools/import/main.ts --export brands",
])("%s says what to look at where the database does not answer", async (command) => {
  const database = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", SESSION_SECRET: "s".repeat(32) }
  const { code, errors } = await said(command.split(" "), database)
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(
      /The database of DATABASE_URL does not answer \(connect ECONNREFUSED .*\): is it running/,
    ),
  ])
})

test("a restore from a folder without a backup makes no database", async () => {
  const { code, errors } = await said(["tools/backup/main.ts", "restore", "/none"])
  expect([code, errors]).toEqual([1, expect.stringMatching(/^\/none holds no backup, or one that did not/)])
})
