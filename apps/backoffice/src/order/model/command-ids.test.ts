import { expect, it } from "vitest"
import { CommandIds } from "./command-ids.ts"

const counting = () => {
  let last = 0
  return new CommandIds(() => String(++last))
}

it("keeps the id of a command until it is answered", () => {
  const ids = counting()
  expect(ids.idFor("AddNote", { body: "a" })).toBe("1")
  expect(ids.idFor("AddNote", { body: "a" })).toBe("1")
  ids.answered("AddNote", { body: "a" })
  expect(ids.idFor("AddNote", { body: "a" })).toBe("2")
})

it("gives other content, and another command, another id", () => {
  const ids = counting()
  const given = [
    ids.idFor("AddNote", { body: "a" }),
    ids.idFor("AddNote", { body: "b" }),
    ids.idFor("Cancel", { body: "a" }),
  ]
  expect(new Set(given).size).toBe(3)
})
