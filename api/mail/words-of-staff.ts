import { type Block, paragraph } from "./content.ts"

/** What staff typed, a paragraph for each that an empty line divides. */
export const paragraphsOf = (body: string): ReadonlyArray<Block> =>
  body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map(paragraph)
