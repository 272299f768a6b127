import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { Stars } from "@voltread/domain/shared/review.ts"

type Kind = Product["productType"]

/** Sentences about products of one kind. */
interface Words {
  readonly titles: ReadonlyArray<string>
  readonly sentences: ReadonlyArray<string>
}

const GOOD: Readonly<Record<Kind, Words>> = {
  tire: {
    titles: [
      "Quiet and sure-footed",
      "Great in the rain",
      "Would buy the set again",
      "Smooth from the first mile",
    ],
    sentences: [
      "Noticeably quieter on the highway than the set that came with the car.",
      "Grips well in heavy rain, no more slipping at the lights.",
      "All four balanced without trouble and have stayed that way.",
      "Two thousand miles so far and hardly any wear to see.",
      "Steering feels more direct than before.",
      "First snow of the season was no drama at all.",
    ],
  },
  wheel: {
    titles: ["Look even better in person", "Perfect fit", "Clean finish", "Changed the whole car"],
    sentences: [
      "The finish is even all around, also on the inside of the spokes.",
      "Bolted on without spacers, exactly as the fitment page said.",
      "Needed very little weight to balance.",
      "Brake dust washes off with plain water.",
      "Survived a nasty pothole without a mark.",
    ],
  },
  electronics: {
    titles: ["Does what it should", "Set up in ten minutes", "Better than expected", "Very happy with it"],
    sentences: [
      "Setting it up took ten minutes and no manual.",
      "Feels solid, nothing creaks or wobbles.",
      "In daily use for weeks now without a single hiccup.",
      "The picture in the shop shows it as it is.",
      "Much faster than the one that it replaces.",
      "Good value at this price.",
    ],
  },
  accessory: {
    titles: ["Small thing, big help", "Fits as described"],
    sentences: ["Fits as described.", "Sturdier than it looks.", "Easy to put on and to take off."],
  },
}

const BAD: Readonly<Record<Kind, Words>> = {
  tire: {
    titles: ["Louder than I hoped", "Not for winter"],
    sentences: [
      "There is a hum above 60 miles an hour that my old ones did not have.",
      "Fine when dry, but I slow down a lot once it rains.",
      "Gas mileage went down a little.",
    ],
  },
  wheel: {
    titles: ["Finish could be better", "Heavier than expected"],
    sentences: [
      "One of the four had a small speck in the paint.",
      "Heavier than the original ones, which you feel on bad roads.",
      "The center caps do not hold well.",
    ],
  },
  electronics: {
    titles: ["Expected more", "Works, but not for me"],
    sentences: [
      "The menus are slow and the manual does not help.",
      "Louder than I expected when it is under load.",
      "Gets warm after an hour.",
      "Some of the settings are lost when the power goes.",
    ],
  },
  accessory: {
    titles: ["Just acceptable"],
    sentences: ["Does its work, but feels cheap.", "Came a little scratched."],
  },
}

/** Titles for a review with this many stars, and the sentences to choose from: medium ratings use both kinds. */
export const wordsFor = (kind: Kind, stars: Stars) => {
  const [good, bad] = [GOOD[kind], BAD[kind]]
  if (stars >= 4) return { titles: good.titles, parts: [good.sentences] }
  return { titles: bad.titles, parts: stars === 3 ? [good.sentences, bad.sentences] : [bad.sentences] }
}

/** Texts that staff reject. */
export const ABOUT_THE_ORDER = [
  "It came two days late, and nobody answered the phone. Call me at the number in my account!",
  "Saw it cheaper elsewhere a week after I bought it. I want the difference back.",
]
