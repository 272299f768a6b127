import { ATTRIBUTE_FACET_NAMES, type AttributeFacetName, type FacetName } from "./facet-names.ts"

/** The API's names of the filters that are not attributes, by their names in addresses. */
const KINDS = {
  category: "categories",
  brand: "brands",
  vehicleType: "vehicles",
  season: "seasons",
  warranty: "mileageWarranty",
  speed: "maximumSpeed",
  load: "maximumLoad",
  ply: "plyRating",
  sidewall: "sidewall",
  runFlat: "runFlat",
  diameter: "diameter",
  width: "width",
  offset: "offset",
  backSpacing: "backSpacing",
  boltPattern: "boltPattern",
  finish: "finish",
  reviews: "customerReviews",
  shipment: "shipment",
  bestSelling: "bestSelling",
  lowPrice: "lowPriceGuarantee",
} as const satisfies Record<Exclude<FacetName, AttributeFacetName>, string>

export type FacetKind = (typeof KINDS)[keyof typeof KINDS] | AttributeFacetName

const isOfAttribute = (name: FacetName): name is AttributeFacetName =>
  ATTRIBUTE_FACET_NAMES.some((each) => each === name)

export const kindOf = (name: FacetName): FacetKind => (isOfAttribute(name) ? name : KINDS[name])
