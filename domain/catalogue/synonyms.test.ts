import fc from "fast-check"
import { expect, test } from "vitest"
import { withSynonyms } from "./synonyms.ts"

test("a word is found by the words that mean the same", () => {
  const [size, tv] = withSynonyms(["55", "tv"])
  expect(size).toEqual(["55"])
  expect(tv?.[0]).toBe("tv")
  expect(tv).toContain("television")
})

test.each([
  ["llantas", "tires"],
  ["lavadora", "washing machine"],
  ["celular", "smartphone"],
])("a Spanish word is found by the English one: %s by %s", (spanish, english) => {
  expect(withSynonyms([spanish])[0]).toContain(english)
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

test("a number is found with and without a space before its unit", () => {
  expect(withSynonyms(["laptop", "16gb"])[1]).toEqual(["16gb", "16 gb"])
  expect(withSynonyms(["1", "tb", "laptop"])[0]).toEqual(["1 tb", "1tb"])
})

test("a large number is found with and without its comma", () => {
  expect(withSynonyms(["14000", "btu"])).toEqual([["14000 btu", "14 000 btu", "14000btu"]])
  expect(withSynonyms(["4500w"])[0]).toEqual(["4500w", "4 500 w", "4500 w"])
  expect(withSynonyms(["1200", "lumens"])[0]).toEqual(["1200", "1 200"])
  expect(withSynonyms(["2254517"])[0]).toEqual(["2254517"])
})

test("every word that was typed is still looked for, in its order", () => {
  const word = fc.constantFrom("cell", "phone", "smart", "tv", "tire", "red", "55", "4500", "gb")
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(withSynonyms(words).flatMap(([phrase]) => phrase?.split(" "))).toEqual(words)
    }),
  )
})
