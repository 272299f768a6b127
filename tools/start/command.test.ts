import { spawn } from "node:child_process"
import { writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { temporaryFolder } from "../test/temporary-folder.ts"

const EFFECT = JSON.stringify(createRequire(import.meta.url).resolve("effect"))
const COMMAND = JSON.stringify(join(import.meta.dirname, "command.ts"))

/** The exit code of a program that is at work and is sent this signal. */
const codeAfter = (run: string, signal: NodeJS.Signals): Promise<number | null> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(temporaryFolder, (folder) =>
        Effect.promise(async () => {
          const file = join(folder, "program.ts")
          writeFileSync(
            file,
            `import { Effect } from ${EFFECT}
             import { ${run} } from ${COMMAND}
             setInterval(() => {}, 1000)
             ${run}(Effect.never)
             process.stdout.write("at work")`,
          )
          const program = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] })
          program.stdout.once("data", () => program.kill(signal))
          return new Promise<number | null>((resolve) => program.once("exit", resolve))
        }),
      ),
    ),
  )

test.each([
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("a command stopped by %s has not done its work", async (signal, code) => {
  expect(await codeAfter("runCommand", signal)).toBe(code)
})

test("what runs until it is stopped has done its work then", async () => {
  expect(await codeAfter("runUntilStopped", "SIGTERM")).toBe(0)
})
