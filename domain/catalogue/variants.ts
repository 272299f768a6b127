type Attributes = Readonly<Record<string, string>>

export interface VariantOption {
  readonly name: string
  readonly value: string
}

/** The attribute that defines a model, and so never differs between variants. */
const MODEL = "Model"

/**
 * The attributes in which products of one model differ, such as color and screen size, in the order of the first
 * product. Only attributes of all products count; none where two products are alike in all of them, since no choice
 * would lead to the second.
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
