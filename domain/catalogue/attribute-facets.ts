import type { AttributeFacetName } from "./facet-names.ts"

interface AttributeFacet {
  /** The suppliers' name for it. */
  readonly attribute: string
  /** The name for shoppers, where it differs. */
  readonly title?: string
  /** For numeric attributes, so that `55"`, `54.6 in` and `55-inch Class` become one value; bytes are in gigabytes. */
  readonly unit?: '"' | " Hz" | " MP" | " GB"
  /** The order of the values: by the number in them, or as listed; otherwise the most frequent first. */
  readonly order?: "number" | ReadonlyArray<string>
}

export const ATTRIBUTE_FACETS: Readonly<Record<AttributeFacetName, AttributeFacet>> = {
  screenSize: { attribute: "Screen size", unit: '"', order: "number" },
  panel: { attribute: "Panel" },
  refreshRate: { attribute: "Refresh rate", unit: " Hz", order: "number" },
  resolution: { attribute: "Resolution", order: ["HD", "Full HD", "QHD", "OLED 2.8K", "4K UHD", "8K UHD"] },
  processor: { attribute: "Processor" },
  graphics: { attribute: "Graphics" },
  memory: { attribute: "Memory", unit: " GB", order: "number" },
  storage: { attribute: "Storage", unit: " GB", order: "number" },
  connectivity: { attribute: "Connectivity" },
  camera: { attribute: "Camera", unit: " MP", order: "number" },
  noiseCancelling: { attribute: "Noise cancelling", order: ["Yes", "No"] },
  battery: { attribute: "Battery", title: "Battery life", order: "number" },
  waterproof: { attribute: "Waterproof", order: "number" },
  channels: { attribute: "Channels", order: "number" },
  power: { attribute: "Power", order: "number" },
  capacity: { attribute: "Capacity", order: "number" },
  doorStyle: { attribute: "Door style" },
  loading: { attribute: "Load", title: "Loading" },
  fuel: { attribute: "Fuel" },
  outerWidth: { attribute: "Width", unit: '"', order: "number" },
  cooling: { attribute: "Cooling", order: "number" },
  type: { attribute: "Kind", title: "Type" },
  video: { attribute: "Video" },
  focalLength: { attribute: "Focal length", order: "number" },
  fitsUpTo: { attribute: "Fits up to", unit: '"', order: "number" },
  wifi: { attribute: "Standard", title: "Wi-Fi standard" },
  connection: { attribute: "Connection" },
  material: { attribute: "Material" },
  topSpeed: { attribute: "Top speed", order: "number" },
  voltage: { attribute: "Voltage", order: "number" },
  supports: { attribute: "Supports", title: "Maximum user weight", order: "number" },
  caseSize: { attribute: "Case", title: "Case size", order: "number" },
  color: { attribute: "Color" },
}

/** The facets that shoppers choose by in each category, the most important first. */
export const ATTRIBUTE_FACETS_OF: Readonly<Record<string, ReadonlyArray<AttributeFacetName>>> = {
  "ipad-tablets": ["screenSize", "storage", "memory", "connectivity", "color"],
  "desktop-pcs": ["processor", "memory", "storage"],
  "gaming-pcs": ["graphics", "memory", "storage", "cooling"],
  "laptop-computers": ["screenSize", "processor", "memory", "storage", "resolution", "color"],
  "computer-monitors": ["screenSize", "resolution", "refreshRate"],
  "printers-scanners": ["connectivity"],
  "networking-wireless": ["wifi"],
  televisions: ["screenSize", "panel", "refreshRate", "resolution"],
  "flat-screen-tvs": ["screenSize", "panel", "refreshRate"],
  "tv-stands": ["fitsUpTo", "material", "color"],
  "projectors-screens": ["resolution"],
  "home-theater-systems": ["channels", "power"],
  "car-audio": ["screenSize", "power"],
  "sound-bars": ["channels", "power"],
  refrigerators: ["doorStyle", "capacity", "color"],
  "washers-dryers": ["loading", "capacity", "color"],
  "oven-ranges": ["fuel", "outerWidth", "color"],
  dishwashers: ["color"],
  "kitchen-appliances": ["capacity", "power", "color"],
  "air-conditioners": ["cooling", "type"],
  smartphones: ["storage", "screenSize", "camera", "color"],
  "mirrorless-cameras": ["resolution", "video"],
  "dslr-cameras": ["resolution", "video"],
  "compact-cameras": ["resolution", "color"],
  camcorders: ["video"],
  "action-cameras": ["video", "waterproof"],
  "camera-lenses": ["focalLength"],
  "tripods-supports": ["material"],
  headphones: ["noiseCancelling", "battery", "color"],
  earbuds: ["noiseCancelling", "battery", "waterproof", "color"],
  "bluetooth-speakers": ["battery", "waterproof", "color"],
  "bookshelf-speakers": ["type", "power", "color"],
  turntables: ["color"],
  "av-receivers": ["channels", "power"],
  subwoofers: ["power"],
  "game-consoles": ["storage"],
  "game-controllers": ["connection", "color"],
  "gaming-headsets": ["connection", "color"],
  "gaming-chairs": ["material", "supports", "color"],
  "electric-scooters": ["topSpeed"],
  "power-tools": ["voltage"],
  "pressure-washers": ["power"],
  generators: ["fuel"],
  grills: ["fuel"],
  "patio-heaters": ["fuel"],
  "tool-storage": ["outerWidth", "color"],
  treadmills: ["topSpeed"],
  "rowing-machines": ["supports"],
  "smart-watches": ["caseSize", "battery", "color"],
  "massage-chairs": ["supports", "color"],
}

/** The attribute facets that concern at least half of a listing's products, given how many it has in each category. */
export const attributeFacetsOf = (counts: ReadonlyMap<string, number>): ReadonlyArray<AttributeFacetName> => {
  let all = 0
  const concerned = new Map<AttributeFacetName, number>()
  for (const [category, count] of counts) {
    all += count
    for (const name of ATTRIBUTE_FACETS_OF[category] ?? [])
      concerned.set(name, (concerned.get(name) ?? 0) + count)
  }
  return [...concerned].flatMap(([name, count]) => (count * 2 >= all ? [name] : []))
}

const NUMBER = /^\s*(\d{1,5}(?:\.\d{1,2})?)\s*(TB)?/i
/** Memory is sold in powers of two. */
const BINARY_TB = 1_024

/** The facet value of a product in the category; null without the attribute, or if a numeric one has no number. */
export const attributeFacetValue = (
  name: AttributeFacetName,
  category: string,
  attributes: Readonly<Record<string, string>>,
): string | null => {
  if (ATTRIBUTE_FACETS_OF[category]?.includes(name) !== true) return null
  const { attribute, unit } = ATTRIBUTE_FACETS[name]
  const text = attributes[attribute]?.trim() ?? ""
  if (text === "") return null
  if (unit === undefined) return text
  const [, number, terabytes] = NUMBER.exec(text) ?? []
  if (number === undefined) return null
  if (unit !== " GB") return number
  if (terabytes !== undefined) return String(Number(number) * 1_000)
  return Number(number) % BINARY_TB === 0 ? String((Number(number) / BINARY_TB) * 1_000) : number
}

export const attributeFacetLabel = (name: AttributeFacetName, value: string): string => {
  const { unit } = ATTRIBUTE_FACETS[name]
  if (unit === " GB" && Number(value) >= 1_000) return `${Number(value) / 1_000} TB`
  return unit === undefined ? value : `${value}${unit}`
}

const leading = (value: string): number => {
  const number = Number.parseFloat(value.replaceAll(/^\D+|,/g, ""))
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number
}

/** The order of two values in the facet's table; 0 if it defines none. */
export const compareFacetValues = (name: AttributeFacetName, one: string, other: string): number => {
  const { order } = ATTRIBUTE_FACETS[name]
  if (order === undefined) return 0
  const place = (value: string) => {
    if (order === "number") return leading(value)
    const listed = order.indexOf(value)
    return listed === -1 ? order.length : listed
  }
  const [first, second] = [place(one), place(other)]
  return first === second ? 0 : first - second
}
