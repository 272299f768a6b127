/** The kinds of data besides products, with their names for staff. */
export const REFERENCE_KINDS = {
  vehicles: "Vehicles and what fits them",
  stores: "Stores",
  "store-stock": "Stock of stores",
  brands: "Brands",
  lines: "Product lines",
  rebates: "Rebates",
  "tax-rates": "Sales tax by state",
  places: "Postal codes and their cities",
} as const
export type ReferenceKindName = keyof typeof REFERENCE_KINDS

export const isReferenceKind = (name: string): name is ReferenceKindName =>
  Object.hasOwn(REFERENCE_KINDS, name)
