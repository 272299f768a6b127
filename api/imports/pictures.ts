import { MAX_PICTURES } from "@voltread/domain/catalogue/product.ts"
import { isLine } from "@voltread/domain/shared/characters.ts"

type Fields = Readonly<Record<string, unknown>>

/** Longer addresses are rejected. */
const MAX_ADDRESS_LENGTH = 2_000

/** `image`, `images`, and `image2` to `image12`. */
const COLUMN = /^image(s|[2-9]|1[0-2])?$/

export const isPictureColumn = (name: string): boolean => COLUMN.test(name)

/** Sorts the columns in the order in which pictures are shown. */
const placeOf = (name: string): number => {
  if (name === "image") return 0
  return name === "images" ? 1 : Number(name.slice(5))
}

const isPicture = (address: string): boolean =>
  address.length <= MAX_ADDRESS_LENGTH &&
  isLine(address) &&
  /^https:\/\/[^\s|]+$/.test(address) &&
  URL.canParse(address)

const listOf = (value: unknown): ReadonlyArray<unknown> => {
  if (typeof value === "string") return value.split("|")
  return Array.isArray(value) ? value : []
}

/**
 * The addresses of a product's pictures, the main one first; a column may have several, separated by `|`. Texts that
 * are no picture address are left out, and so are pictures over the limit.
 */
export const picturesOf = (fields: Fields): ReadonlyArray<string> => {
  const written = Object.keys(fields)
    .filter(isPictureColumn)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((name) => listOf(fields[name]))
    .flatMap((address) => (typeof address === "string" ? [address.trim()] : []))
  return [...new Set(written.filter(isPicture))].slice(0, MAX_PICTURES)
}
