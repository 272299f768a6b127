import { inPounds, isWeightUnit, readWeight } from "../shared/pounds.ts"

type Attributes = Readonly<Record<string, string>>

/** The attributes that state a weight, by precedence: of the package rather than of its contents. */
const WEIGHS = ["shipping weight", "package weight", "item weight", "product weight", "weight"]

/** `"Shipping_Weight (lb)"` → `["shipping weight", "lb"]` */
const nameAndUnit = (name: string): readonly [name: string, unit: string | undefined] => {
  const words = name
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()
  const last = words.split(" ").at(-1) ?? ""
  return isWeightUnit(last) ? [words.slice(0, -last.length).trim(), last] : [words, undefined]
}

/**
 * The weight of a unit from a supplier's attributes, in hundredths of a pound; null if none is certain. A number is not
 * if its unit is neither next to it nor in the attribute's name.
 */
export const weightInAttributes = (attributes: Attributes): number | null => {
  const weights = Object.entries(attributes).flatMap(([key, value]) => {
    const [name, unit] = nameAndUnit(key)
    const weight = WEIGHS.includes(name) ? readWeight(value, unit) : undefined
    return weight === undefined ? [] : [{ place: WEIGHS.indexOf(name), weight }]
  })
  return weights.toSorted((one, other) => one.place - other.place)[0]?.weight ?? null
}

/** The attributes for shoppers, with the shipping weight added unless they state a weight. */
export const withShippingWeight = (attributes: Attributes, shippingWeight: number | null): Attributes =>
  shippingWeight === null || Object.keys(attributes).some((key) => WEIGHS.includes(nameAndUnit(key)[0]))
    ? attributes
    : { ...attributes, "Shipping weight": inPounds(shippingWeight) }
