/** The filters of a listing (spec §3, filter kinds): the name of each in addresses, and what the API calls it. */
export const FACETS = [
  { name: "category", kind: "categories" },
  { name: "brand", kind: "brands" },
  { name: "screenSize", kind: "screenSize" },
  { name: "panel", kind: "panel" },
  { name: "refreshRate", kind: "refreshRate" },
  { name: "vehicleType", kind: "vehicles" },
  { name: "season", kind: "seasons" },
  { name: "warranty", kind: "mileageWarranty" },
  { name: "speed", kind: "maximumSpeed" },
  { name: "load", kind: "maximumLoad" },
  { name: "ply", kind: "plyRating" },
  { name: "sidewall", kind: "sidewall" },
  { name: "runFlat", kind: "runFlat" },
  { name: "diameter", kind: "diameter" },
  { name: "width", kind: "width" },
  { name: "offset", kind: "offset" },
  { name: "backSpacing", kind: "backSpacing" },
  { name: "boltPattern", kind: "boltPattern" },
  { name: "finish", kind: "finish" },
  { name: "reviews", kind: "customerReviews" },
  { name: "shipment", kind: "shipment" },
  { name: "bestSelling", kind: "bestSelling" },
  { name: "lowPrice", kind: "lowPriceGuarantee" },
] as const
export type FacetName = (typeof FACETS)[number]["name"]
export type FacetKind = (typeof FACETS)[number]["kind"]

export const FACET_NAMES: ReadonlyArray<FacetName> = FACETS.map(({ name }) => name)
export const FACET_KINDS: ReadonlyArray<FacetKind> = FACETS.map(({ kind }) => kind)

/** Of customer reviews: the products with at least so many stars. */
export const starsAndUp = (stars: string): string => `${stars} ${stars === "1" ? "star" : "stars"} & up`
