import type { ProductVariantsQuery } from "../generated/product.ts"

export type Variant = ProductVariantsQuery["variants"][number]

interface Choice {
  readonly value: string
  /** Where choosing it leads. */
  readonly variant: Variant
}

/** One thing to choose, such as the color, with its values in order. */
interface VariantChoice {
  readonly name: string
  readonly choices: ReadonlyArray<Choice>
}

const optionOf = ({ options }: Variant, name: string): string =>
  options.find((option) => option.name === name)?.value ?? ""

const collator = new Intl.Collator("en", { numeric: true })

/** Smallest first, whatever unit a size is in: 1 TB comes after 512 GB. */
const inOrder = (one: string, other: string): number => collator.compare(inGigabytes(one), inGigabytes(other))

const inGigabytes = (value: string): string =>
  value.replace(/(\d+) TB\b/, (_, terabytes) => `${terabytes}000 GB`)

/** How many options of another name two variants share; of those that share as many, one in stock is nearer. */
const nearness = (one: Variant, other: Variant): number =>
  one.options.filter(({ name, value }) => optionOf(other, name) === value).length + (other.inStock ? 0.5 : 0)

/** Each value leads to the variant that has it and differs least from the one that is shown. */
export const choicesOf = (
  variants: ReadonlyArray<Variant>,
  productId: string,
): ReadonlyArray<VariantChoice> => {
  const shown = variants.find((variant) => variant.productId === productId)
  if (shown === undefined) return []
  return shown.options.map(({ name, value: own }) => {
    const values = new Set(variants.map((variant) => optionOf(variant, name)))
    const choices = [...values].toSorted(inOrder).flatMap((value): ReadonlyArray<Choice> => {
      if (value === own) return [{ value, variant: shown }]
      const [nearest] = variants
        .filter((variant) => optionOf(variant, name) === value)
        .toSorted((one, other) => nearness(shown, other) - nearness(shown, one))
      return nearest === undefined ? [] : [{ value, variant: nearest }]
    })
    return { name, choices }
  })
}
