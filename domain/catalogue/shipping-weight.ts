import { inPounds, isWeightUnit, readWeight } from "../shared/pounds.ts"

type Attributes = Readonly<Record<string, string>>

/** What weighs, in the order in which it is asked: what is sent rather than what is in the parcel. */
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
 * What a supplier's attributes say of the weight of a unit, in hundredths of a pound; null where they say nothing that
 * is certain. A number whose unit stands neither beside it nor in the attribute's name is not.
 */
export const weightInAttributes = (attributes: Attributes): number | null => {
  const weights = Object.entries(attributes).flatMap(([key, value]) => {
    const [name, unit] = nameAndUnit(key)
    const weight = WEIGHS.includes(name) ? readWeight(value, unit) : undefined
    return weight === undefined ? [] : [{ place: WEIGHS.indexOf(name), weight }]
  })
  return weights.toSorted((one, other) => one.place - other.place)[0]?.weight ?? null
}

/** The attributes as shoppers read them, with the shipping weight where they do not tell a weight themselves. */
export const withShippingWeight = (attributes: Attributes, shippingWeight: number | null): Attributes =>
  shippingWeight === null || Object.keys(attributes).some((key) => WEIGHS.includes(nameAndUnit(key)[0]))
    ? attributes
    : { ...attributes, "Shipping weight": inPounds(shippingWeight) }
