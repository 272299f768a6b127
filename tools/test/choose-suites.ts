import { Result } from "effect"
import { StartError } from "../start/error.ts"
import { QUICK_SUITES, SUITES, type Suite } from "./suites.ts"

/**
 * The suites for the arguments of `./test`: without arguments all of them, for `quick` those that take a few minutes.
 */
export function chooseSuites(words: ReadonlyArray<string>): Result.Result<ReadonlyArray<Suite>, StartError> {
  const unknown = words.find((word) => word !== "quick")
  if (unknown !== undefined) {
    return Result.fail(
      new StartError({
        message: `There is no "${unknown}" here: ./test runs every test, ./test quick those that need no browser and kill no server.`,
      }),
    )
  }
  return Result.succeed(words.length === 0 ? SUITES : QUICK_SUITES)
}
