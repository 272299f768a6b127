import { Result } from "effect"
import { expect, test } from "vitest"
import { chooseFaults, FAULTS } from "./faults.ts"

test("faults are chosen by words of their names; words of none are refused with all names", () => {
  expect(Result.getOrThrow(chooseFaults(""))).toEqual(FAULTS)
  expect(Result.getOrThrow(chooseFaults("Clock")).map(({ name }) => name)).toEqual([
    "the clock jumps an hour forward, and returns",
    "the clock jumps an hour back, and returns",
  ])
  const none = chooseFaults("clokc")
  expect(Result.isFailure(none) && none.failure.message).toMatch(
    /^No fault is called "clokc"\. There are:\n {2}/,
  )
})
