/** Words and phrases that shoppers use for the same thing, some of them in Spanish. */
const SYNONYMS: ReadonlyArray<ReadonlyArray<string>> = [
  ["tv", "tvs", "television", "televisions", "televisor", "televisores", "pantalla", "pantallas"],
  ["fridge", "fridges", "refrigerator", "refrigerators", "refrigerador", "refrigeradores", "nevera"],
  [
    "cell phone",
    "cell phones",
    "cellphone",
    "smart phone",
    "smart phones",
    "smartphone",
    "smartphones",
    "mobile phone",
    "celular",
    "celulares",
  ],
  ["laptop", "laptops", "notebook", "notebooks", "laptop computer", "laptop computers"],
  ["headphone", "headphones", "headset", "headsets", "audifonos", "audífonos"],
  ["earbud", "earbuds", "earphone", "earphones"],
  ["soundbar", "soundbars", "sound bar", "sound bars"],
  ["washer", "washers", "washing machine", "washing machines", "lavadora", "lavadoras"],
  ["stove", "stoves", "range", "ranges", "oven", "ovens", "cooker", "estufa", "estufas"],
  ["vacuum", "vacuums", "hoover", "vacuum cleaner", "aspiradora", "aspiradoras"],
  ["ac", "air conditioner", "air conditioners", "aircon"],
  ["monitor", "monitors", "computer screen"],
  ["pc", "pcs", "computer", "computers"],
  ["tire", "tires", "tyre", "tyres", "llanta", "llantas"],
  ["wheel", "wheels", "rim", "rims", "rines"],
  ["all season", "all seasons", "allseason"],
  ["all terrain", "at tire", "at tires"],
  ["mud terrain", "mud tire", "mud tires", "mt tire", "mt tires"],
  ["winter tire", "winter tires", "snow tire", "snow tires"],
  ["game console", "game consoles", "gaming console", "gaming consoles"],
  ["camcorder", "camcorders", "video camera", "video cameras"],
  ["wifi", "wi fi"],
  ["lawn mower", "lawn mowers", "lawnmower", "lawnmowers"],
  ["bbq", "barbecue", "grill", "grills"],
  ["smartwatch", "smartwatches", "smart watch", "smart watches"],
]

/** Words that also stand for another phrase and its synonyms, but not the other way around. */
const WIDER: ReadonlyArray<readonly [words: ReadonlyArray<string>, phrase: string]> = [
  [["phone", "phones"], "smartphone"],
]

const groupOf = new Map(SYNONYMS.flatMap((group) => group.map((phrase) => [phrase, group] as const)))
for (const [words, phrase] of WIDER)
  for (const word of words) groupOf.set(word, [...words, ...(groupOf.get(phrase) ?? [])])

/** The single words among them: the shop knows them whether or not a product has them. */
export const SYNONYM_WORDS: ReadonlyArray<string> = [...groupOf.keys()].filter(
  (phrase) => !phrase.includes(" "),
)

const MAX_PHRASE_WORDS = Math.max(...[...groupOf.keys()].map((phrase) => phrase.split(" ").length))

/**
 * The phrases to search for, part by part: each part is matched by any of its phrases. `["4k", "tv"]` is matched by
 * `4k` and by `tv` or `television`. The longest known phrase is used.
 */
export const withSynonyms = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const parts: Array<ReadonlyArray<string>> = []
  let at = 0
  while (at < words.length) {
    const { length, group } = longestPhrase(words, at)
    parts.push(group)
    at += length
  }
  return parts
}

/** A number of at least four digits, as it is written without and with its comma. */
const withCommas = (word: string): ReadonlyArray<string> =>
  /^[1-9]\d{3,5}$/.test(word) ? [word, `${word.slice(0, -3)} ${word.slice(-3)}`] : [word]

const longestPhrase = (words: ReadonlyArray<string>, at: number) => {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ")
    const group = groupOf.get(phrase)
    if (group !== undefined) return { length, group: [phrase, ...group.filter((each) => each !== phrase)] }
  }
  return withUnit(words, at) ?? { length: 1, group: words.slice(at, at + 1).flatMap(withCommas) }
}

const UNIT = "(gb|tb|mb|hz|mp|mm|w|btu)"
const JOINED = new RegExp(`^(\\d+)${UNIT}$`)
const APART = new RegExp(`^(\\d+) ${UNIT}$`)

/** `16gb` is `16 GB`, and `4500w` is `4,500 W`. */
const withUnit = (words: ReadonlyArray<string>, at: number) => {
  const phrase = words.slice(at, at + 2).join(" ")
  const [, number = "", unit = ""] = APART.exec(phrase) ?? JOINED.exec(words[at] ?? "") ?? []
  if (unit === "") return undefined
  const group = [...withCommas(number).map((each) => `${each} ${unit}`), `${number}${unit}`]
  return APART.test(phrase) ? { length: 2, group } : { length: 1, group: group.toReversed() }
}
