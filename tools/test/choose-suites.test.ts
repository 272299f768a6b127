import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { chooseSuites } from "./choose-suites.ts"
import { SUITES } from "./suites.ts"

describe("the words after ./test", () => {
  test("are not needed: every suite runs", () => {
    expect(Result.getOrThrow(chooseSuites([]))).toEqual(SUITES)
  })

  test("quick: only what needs no browser, no shop and no kills", () => {
    expect(Result.getOrThrow(chooseSuites(["quick"])).map(({ name }) => name)).toEqual([
      "Unit, property, contract, integration, component",
    ])
  })

  test("others are refused in a sentence, also beside a known one", () => {
    for (const words of [["fast"], ["quick", "fast"]]) {
      const refused = Result.flip(chooseSuites(words))
      expect(Result.getOrThrow(refused).message).toBe(
        'There is no "fast" here: ./test runs every test, ./test quick those that need no browser and kill no server.',
      )
    }
  })
})
