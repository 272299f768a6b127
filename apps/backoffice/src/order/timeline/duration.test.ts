import { expect, it } from "vitest"
import { durationSeconds } from "./duration.ts"

it.each([
  ["4:30", 270],
  ["4", 240],
  [" 0:05 ", 5],
  ["120:00", 7_200],
])("reads %s as %d seconds", (text, seconds) => expect(durationSeconds(text)).toBe(seconds))

it.each(["", "4:60", "4:3", "-1", "four", "1:00:00"])("does not read %s", (text) =>
  expect(durationSeconds(text)).toBeUndefined(),
)
