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
    expect([...namedCategories(text.split(" ")).keys()].sort()).toEqual([...slugs].sort())
  })

  test.each<readonly [string, Readonly<Record<string, string>>]>([
    ["washing machine", { "washers-dryers": "close", "pressure-washers": "wide" }],
    ["pressure washer", { "washers-dryers": "close", "pressure-washers": "close" }],
    ["headphones", { headphones: "close", "gaming-headsets": "wide" }],
    ["headset", { headphones: "close", "gaming-headsets": "close" }],
    ["tv", { televisions: "close", "flat-screen-tvs": "close" }],
  ])("%s, the closest first", (text, categories) => {
    expect([...namedCategories(text.split(" "))]).toEqual(Object.entries(categories))
  })
})
