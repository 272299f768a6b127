import { Result } from "effect"
import { describe, expect, test } from "vitest"
import type { Decider } from "../decider.ts"
import { decideAll, type Reaction, reacting } from "./reacting.ts"

/** Numbers that are added up; it rejects negative ones. */
const adder: Decider<number, number, number, string> = {
  initial: 0,
  evolve: (sum, event) => sum + event,
  decide: (command) => (command < 0 ? Result.fail(`${command} is negative`) : Result.succeed([command])),
}
const of = (...reactions: ReadonlyArray<Reaction<number, number, number>>) => reacting(adder, reactions)

describe("reactions", () => {
  test("to an event are part of the decision, and see the states just before and after it", () => {
    const seen: Array<ReadonlyArray<number>> = []
    const decider = of((event, after, before) => {
      seen.push([event, after, before])
      return event === 5 ? [2, 3] : []
    })
    expect(decider.decide(5, 10)).toEqual(Result.succeed([5, 2, 3]))
    expect(seen).toEqual([
      [5, 15, 10],
      [2, 17, 15],
      [3, 20, 17],
    ])
  })

  test("that are rejected lose neither what happened nor the other reactions", () => {
    expect(of((event) => (event === 5 ? [-1, 1] : [])).decide(5, 0)).toEqual(Result.succeed([5, 1]))
  })

  test("of reactions follow, too, and are cut off where they would loop forever", () => {
    const events = Result.getOrThrow(of((event) => [event]).decide(1, 0))
    expect(events).toHaveLength(11)
  })

  test("do not follow a rejected command", () => {
    expect(of(() => [1]).decide(-1, 0)).toEqual(Result.fail("-1 is negative"))
  })
})

test("several commands are decided one after the other, all of them or none", () => {
  expect(decideAll(adder, [1, 2], 0)).toEqual(Result.succeed([1, 2]))
  expect(decideAll(adder, [1, -2, 3], 0)).toEqual(Result.fail("-2 is negative"))
})
