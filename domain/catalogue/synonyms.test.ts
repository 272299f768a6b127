import fc from "fast-check"
import { expect, test } from "vitest"
import { withSynonyms } from "./synonyms.ts"

test("a word is found by the words that mean the same", () => {
  const [size, tv] = withSynonyms(["55", "tv"])
  expect(size).toEqual(["55"])
  expect(tv?.[0]).toBe("tv")
  expect(tv).toContain("television")
})

test("a phrase counts before the words in it", () => {
  expect(withSynonyms(["unlocked", "cell", "phone"])).toEqual([
    ["unlocked"],
    expect.arrayContaining(["cell phone", "smartphone"]),
  ])
})

test("a wider word is found by a narrower one, not the other way around", () => {
  expect(withSynonyms(["phones"])[0]).toContain("smartphone")
  expect(withSynonyms(["smartphone"])[0]).not.toContain("phone")
})

test("every word that was typed is still looked for, in its order", () => {
  const word = fc.constantFrom("cell", "phone", "smart", "tv", "tire", "red", "55")
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(withSynonyms(words).flatMap(([phrase]) => phrase?.split(" "))).toEqual(words)
    }),
  )
})
