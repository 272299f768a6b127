import { Effect } from "effect"
import { expect, test } from "vitest"
import { refuseArguments } from "./refuse-arguments.ts"

test("starting takes no arguments, and says where the settings are", async () => {
  await Effect.runPromise(refuseArguments([]))
  const { message } = await Effect.runPromise(Effect.flip(refuseArguments(["--help"])))
  expect(message).toContain("--help")
  expect(message).toContain("PORT=4000")
})
