type Attributes = Readonly<Record<string, string>>

export interface VariantOption {
  readonly name: string
  readonly value: string
}

/** What variants are one model by, and so never differ in. */
export const MODEL = "Model"

/**
 * The attributes by which products of one model are told apart, such as color and screen size, in the order of the first
 * one. Only what all of them have can be chosen by; none where two are alike in all of it, for then no choice leads to
 * the second.
 */
export const varyingAttributes = (models: ReadonlyArray<Attributes>): ReadonlyArray<string> => {
  const [first, ...others] = models
  if (first === undefined || others.length === 0) return []
  const names = Object.keys(first).filter(
    (name) =>
      name !== MODEL &&
      others.every((other) => Object.hasOwn(other, name)) &&
      others.some((other) => other[name] !== first[name]),
  )
  const distinct = new Set(models.map((each) => JSON.stringify(names.map((name) => each[name]))))
  return distinct.size === models.length ? names : []
}

export const optionsOf = (
  attributes: Attributes,
  names: ReadonlyArray<string>,
): ReadonlyArray<VariantOption> => names.map((name) => ({ name, value: attributes[name] ?? "" }))
