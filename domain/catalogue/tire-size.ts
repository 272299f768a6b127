import type { LoadRange, SpeedSymbol } from "./tire-ratings.ts"

/** `R` radial, `B` bias belted, `-` bias (diagonal). */
export type Construction = "R" | "B" | "-"

/** `[P|LT|ST]WWW/AA[Z]R|B|-DD[C]`: passenger, light truck, trailer, medium truck and wide radial sizes. */
export interface MetricSize {
  readonly kind: "metric"
  /** Passenger, light truck, special trailer; null is Euro-metric. */
  readonly service: "P" | "LT" | "ST" | null
  readonly widthMm: number
  /** Height of the sidewall as a percentage of the width. */
  readonly aspectRatio: number
  /** The Z of `ZR`: made for more than 149 mph. */
  readonly z: boolean
  readonly construction: Construction
  /** Inches. */
  readonly rim: number
  /** The C after the rim: a van tire with the load of a light truck. */
  readonly commercial: boolean
}

/** `35X12.50R20LT`: overall diameter, width and rim in inches. */
export interface FlotationSize {
  readonly kind: "flotation"
  readonly diameter: number
  readonly width: number
  readonly construction: Construction
  readonly rim: number
  readonly lightTruck: boolean
}

/** `11R22.5`, `17.5-25`, `14.00-24`: trucks, graders and earthmovers; width and rim in inches. */
export interface NumericSize {
  readonly kind: "numeric"
  readonly width: number
  readonly construction: Construction
  readonly rim: number
}

export type TireDimensions = MetricSize | FlotationSize | NumericSize

/** `102H`, `146/143L`, `(97Y)`: its load, alone and as one of a pair on one hub, and its speed. */
export interface ServiceDescription {
  readonly loadIndex: number
  readonly dualLoadIndex: number | null
  readonly speed: SpeedSymbol
}

/** How the strength of the casing is given without a load range: in plies for bias tires, in stars for earthmovers. */
export type CasingStrength =
  | { readonly kind: "plies"; readonly count: number }
  | { readonly kind: "stars"; readonly count: number }

/** A tire size as on a sidewall or from a shopper. */
export interface TireSize {
  readonly dimensions: TireDimensions
  readonly service: ServiceDescription | null
  readonly loadRange: LoadRange | null
  readonly strength: CasingStrength | null
}

/** The normalized spelling of a size: `P225/65R17 102H`, `245/40ZR18 (97Y) XL`, `35X12.50R20LT 121Q E`. */
export const formatTireSize = (size: TireSize): string =>
  [
    formatDimensions(size.dimensions),
    ...(size.service === null ? [] : [formatService(size.service)]),
    ...(size.loadRange === null ? [] : [size.loadRange]),
    ...(size.strength === null ? [] : [formatStrength(size.strength)]),
  ].join(" ")

/** The size without load and speed: `225/65R17`, `35X12.50R20LT`, `11R22.5`, `17.5-25`. */
export const formatDimensions = (dimensions: TireDimensions): string => {
  switch (dimensions.kind) {
    case "metric": {
      const { service, widthMm, aspectRatio, z, construction, rim, commercial } = dimensions
      return `${service ?? ""}${widthMm}/${aspectRatio}${z ? "Z" : ""}${construction}${rim}${commercial ? "C" : ""}`
    }
    case "flotation": {
      const { diameter, width, construction, rim, lightTruck } = dimensions
      return `${diameter}X${width.toFixed(2)}${construction}${rim}${lightTruck ? "LT" : ""}`
    }
    case "numeric":
      return `${formatInches(dimensions)}${dimensions.construction}${dimensions.rim}`
  }
}

/** Tubeless trucks: `11R22.5`. Wide base: `17.5-25`. The old conventional sizes keep two decimals: `14.00-24`. */
const formatInches = ({ width, rim }: NumericSize): string => {
  if (!Number.isInteger(rim)) return String(width)
  return width >= 15 && width % 1 === 0.5 ? String(width) : width.toFixed(2)
}

/** `102H`, `146/143L`, `(97Y)`. */
const formatService = ({ loadIndex, dualLoadIndex, speed }: ServiceDescription): string => {
  const load = dualLoadIndex === null ? `${loadIndex}` : `${loadIndex}/${dualLoadIndex}`
  return speed === "(Y)" ? `(${load}Y)` : `${load}${speed}`
}

const formatStrength = ({ kind, count }: CasingStrength): string => {
  switch (kind) {
    case "plies":
      return `${count}PR`
    case "stars":
      return count === 1 ? "1 star" : `${count} stars`
  }
}

const MM_PER_INCH = 25.4

/**
 * Overall diameter in millimeters, as the size determines it: rim × 25.4 + 2 × width × aspect ratio / 100. Undefined
 * for sizes such as `11R22.5` and `17.5-25`, whose height is only in the manufacturer's tables.
 */
export const overallDiameterMm = (dimensions: TireDimensions): number | undefined => {
  switch (dimensions.kind) {
    case "metric":
      return dimensions.rim * MM_PER_INCH + (2 * dimensions.widthMm * dimensions.aspectRatio) / 100
    case "flotation":
      return dimensions.diameter * MM_PER_INCH
    case "numeric":
      return undefined
  }
}

/** Section width in millimeters. */
export const sectionWidthMm = (dimensions: TireDimensions): number =>
  dimensions.kind === "metric" ? dimensions.widthMm : dimensions.width * MM_PER_INCH
