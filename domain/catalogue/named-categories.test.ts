import { describe, expect, test } from "vitest"
import { namedCategories } from "./named-categories.ts"

describe("the categories that a search names", () => {
  test.each<readonly [string, ReadonlyArray<string>]>([
    ["tire", ["tires"]],
    ["winter tires", ["tires"]],
    ["tire inflator", []],
    ["tv", ["televisions", "flat-screen-tvs"]],
    ["tv stand", ["tv-stands"]],
    ["phone", ["smartphones"]],
    ["unlocked cell phone", ["smartphones"]],
    ["dryer", ["washers-dryers"]],
    ["watch", ["smart-watches"]],
    ["camera lens", ["camera-lenses"]],
    ["washing machine", ["pressure-washers", "washers-dryers"]],
    ["notebook", ["laptop-computers"]],
    ["garden gnome", []],
    ["", []],
  ])("%s", (text, slugs) => {
    expect([...namedCategories(text.split(" "))].sort()).toEqual([...slugs].sort())
  })
})
