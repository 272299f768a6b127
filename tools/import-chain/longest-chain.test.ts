import { expect, test } from "vitest"
import { longestChain } from "./longest-chain.ts"

test("the longest chain goes down to a file that imports nothing", () => {
  const imports = new Map([
    ["b", ["c", "d"]],
    ["a", ["d", "b"]],
    ["c", ["d"]],
    ["d", []],
  ])
  expect(longestChain(imports)).toEqual(["a", "b", "c", "d"])
})

test("no file is no chain, one file is a chain of one", () => {
  expect(longestChain(new Map())).toEqual([])
  expect(longestChain(new Map([["a", []]]))).toEqual(["a"])
})

test("a circle is reported", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["a"]],
  ])
  expect(() => longestChain(imports)).toThrow("A circle of imports: a → b → a")
})
