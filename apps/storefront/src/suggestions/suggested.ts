import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { SuggestionsQuery } from "../generated/suggestions.ts"
import { type ShopAnswer, shopAnswer } from "./shop-answers.ts"

/** One option under the search field: its label, the text it fills in, and where it navigates to. */
export interface Suggested {
  readonly key: string
  readonly label: string
  readonly fill: string
  readonly note?: string
  readonly to:
    | {
        readonly kind: "product"
        readonly productId: string
        readonly category: string
        readonly image: string
      }
    | { readonly kind: "category"; readonly slug: string }
    | { readonly kind: "brand"; readonly name: string }
    | { readonly kind: "size"; readonly size: string }
    | { readonly kind: "words"; readonly words: string }
    | { readonly kind: "page"; readonly answer: ShopAnswer }
}

interface SuggestedGroup {
  readonly title: string
  readonly options: ReadonlyArray<Suggested>
}

/** A tire size in any spelling: `225/65R17`, `225 65 17`, `P2256517`. */
const SIZE = /^\s*(?:p|lt)?\s?[1-4]\d5\s?[/\s-]?\s?[2-9][05]\s?[/\s-]?\s?(?:z?r)?\s?[12]\d\b/i

const count = (productCount: number): string => formatNumber(productCount)

const wordsOption = (words: string): Suggested => ({
  key: `words-${words}`,
  label: words,
  fill: words,
  to: { kind: "words", words },
})

/** Recent searches, shown while the field is empty. */
export const recentGroups = (recent: ReadonlyArray<string>): ReadonlyArray<SuggestedGroup> =>
  recent.length === 0 ? [] : [{ title: "Recent searches", options: recent.map(wordsOption) }]

/** Suggestions by group; empty groups are left out. */
export const suggestedGroups = (
  text: string,
  found: SuggestionsQuery["searchSuggestions"] | undefined,
): ReadonlyArray<SuggestedGroup> => {
  const size = text.trim()
  const answer = shopAnswer(text, true)
  const groups: ReadonlyArray<SuggestedGroup> = [
    {
      title: "Help",
      options:
        answer === null
          ? []
          : [{ key: "page", label: answer.title, fill: size, to: { kind: "page", answer } }],
    },
    {
      title: "Tires by size",
      options: SIZE.test(text)
        ? [{ key: "size", label: `Tires that replace ${size}`, fill: size, to: { kind: "size", size } }]
        : [],
    },
    {
      title: "Did you mean",
      options: answer === null && found?.didYouMean ? [wordsOption(found.didYouMean)] : [],
    },
    {
      title: "Products",
      options: (found?.products ?? []).map(({ productId, name, brand, category, thumbnailImage }) => ({
        key: `product-${productId}`,
        label: name,
        fill: name,
        // Most names begin with it, and a phone needs the room for their ends.
        ...(!name.startsWith(brand) && { note: brand }),
        to: { kind: "product", productId, category, image: thumbnailImage },
      })),
    },
    {
      title: "Categories",
      options: (found?.categories ?? []).map(({ id, name, productCount }) => ({
        key: `category-${id}`,
        label: name,
        fill: name,
        note: count(productCount),
        to: { kind: "category", slug: id },
      })),
    },
    {
      title: "Brands",
      options: (found?.brands ?? []).map(({ id, name, productCount }) => ({
        key: `brand-${id}`,
        label: name,
        fill: name,
        note: count(productCount),
        to: { kind: "brand", name },
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
