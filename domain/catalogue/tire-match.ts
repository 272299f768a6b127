import { formatNumber } from "../shared/number-format.ts"
import { loadLb, plyRating, topSpeed, Z_SPEED } from "./tire-ratings.ts"
import {
  formatDimensions,
  formatTireSize,
  overallDiameterMm,
  sectionWidthMm,
  type TireDimensions,
  type TireSize,
} from "./tire-size.ts"

/** How much the overall diameter may differ before speedometer, gearing and clearance suffer: the industry's rule. */
const MAX_DIAMETER_CHANGE_PERCENT = 3

/** How much wider or narrower a tire may be and still suit the same rim, in millimeters: two size steps. */
const MAX_WIDTH_CHANGE_MM = 20

/**
 * How well a tire can replace another size:
 * - `equal`: the same size, whatever its prefix P or Z.
 * - `compatible`: fits the same rim, with almost the same height and width.
 * - `other-wheel`: almost the same height, but for a wheel of another diameter.
 * - `different`: cannot replace it.
 */
export interface Replacement {
  readonly verdict: "equal" | "compatible" | "other-wheel" | "different"
  /** Why, in words for shoppers. */
  readonly reason: string
}

/** Compares dimensions only; `replacementWarnings` compares loads and speeds. */
export const compareSizes = (original: TireDimensions, offered: TireDimensions): Replacement => {
  const [from, to] = [formatDimensions(original), formatDimensions(offered)]
  if (sizeKey(original) === sizeKey(offered)) {
    return {
      verdict: "equal",
      reason: from === to ? `Same size, ${to}.` : `${to} is the same size as ${from}.`,
    }
  }
  const change = diameterChangePercent(original, offered)
  if (change === undefined) return { verdict: "different", reason: `${to} is a different size from ${from}.` }
  const height = heightInWords(change)
  if (Math.abs(change) > MAX_DIAMETER_CHANGE_PERCENT) {
    return {
      verdict: "different",
      reason: `${to} is ${height} than ${from}; more than ${MAX_DIAMETER_CHANGE_PERCENT}% does not fit.`,
    }
  }
  const compared = change === 0 ? `as tall as ${from}` : `${height} than ${from}`
  if (offered.rim !== original.rim) {
    return {
      verdict: "other-wheel",
      reason: `${to} is ${compared}, for ${offered.rim} inch wheels instead of ${original.rim}.`,
    }
  }
  const wider = sectionWidthMm(offered) - sectionWidthMm(original)
  if (Math.abs(wider) > MAX_WIDTH_CHANGE_MM) {
    const millimeters = Math.round(Math.abs(wider))
    return {
      verdict: "different",
      reason: `${to} is ${millimeters} mm ${wider > 0 ? "wider" : "narrower"} than ${from}, too much for its rim.`,
    }
  }
  return { verdict: "compatible", reason: `${to} is ${compared} and goes on the same rim.` }
}

/** The same for two sizes exactly when they are equal: without the passenger P, the Z and the LT of 35X12.50R20. */
export const sizeKey = (dimensions: TireDimensions): string => {
  switch (dimensions.kind) {
    case "metric": {
      const service = dimensions.service === "P" ? null : dimensions.service
      return formatDimensions({ ...dimensions, service, z: false })
    }
    case "flotation":
      return formatDimensions({ ...dimensions, lightTruck: false })
    case "numeric":
      return formatDimensions(dimensions)
  }
}

/** The same for sizes of the same measures, whatever their prefix and construction: people leave them out. */
export const measuresKey = (dimensions: TireDimensions): string =>
  dimensions.kind === "metric"
    ? sizeKey({ ...dimensions, service: null, construction: "R", commercial: false })
    : sizeKey({ ...dimensions, construction: "R" })

/** How much taller (positive) or shorter the offered tire is, in percent; undefined if a size does not determine it. */
export const diameterChangePercent = (
  original: TireDimensions,
  offered: TireDimensions,
): number | undefined => {
  const [from, to] = [overallDiameterMm(original), overallDiameterMm(offered)]
  return from === undefined || to === undefined ? undefined : ((to - from) / from) * 100
}

const heightInWords = (percent: number): string =>
  `${Math.abs(percent) < 0.05 ? "less than 0.1" : Math.abs(percent).toFixed(1)}% ${percent > 0 ? "taller" : "shorter"}`

/**
 * What a shopper must know before this tire replaces the vehicle's original one: everything in which it carries less,
 * is slower, or is not rated. Empty: nowhere below the original.
 */
export const replacementWarnings = (original: TireSize, offered: TireSize): ReadonlyArray<string> =>
  [loadWarning(original, offered), speedWarning(original, offered), casingWarning(original, offered)].filter(
    (warning) => warning !== undefined,
  )

const loadWarning = (original: TireSize, offered: TireSize): string | undefined => {
  if (original.service === null) return undefined
  const { loadIndex, dualLoadIndex } = original.service
  if (offered.service === null) {
    return `${formatTireSize(offered)} does not say what it carries; the original's load index is ${loadIndex}.`
  }
  if (offered.service.loadIndex < loadIndex) {
    return `Load index ${loadInWords(offered.service.loadIndex)} is below the original's ${loadInWords(loadIndex)}.`
  }
  // A tire without a load for pairs is not sold for them; for single wheels, the load index above has decided.
  const paired = offered.service.dualLoadIndex
  return dualLoadIndex !== null && paired !== null && paired < dualLoadIndex
    ? `As one of a pair, load index ${loadInWords(paired)} is below the original's ${loadInWords(dualLoadIndex)}.`
    : undefined
}

const loadInWords = (loadIndex: number): string => {
  const pounds = loadLb(loadIndex)
  return pounds === undefined ? String(loadIndex) : `${loadIndex} (${formatNumber(pounds)} lb)`
}

const speedWarning = (original: TireSize, offered: TireSize): string | undefined => {
  const needed = speedOf(original)
  if (needed === undefined) return undefined
  const offers = speedOf(offered)
  if (offers === undefined) {
    return `${formatTireSize(offered)} does not say how fast it may go; the original is rated ${needed.name} (${needed.mph} mph).`
  }
  return offers.kmh >= needed.kmh
    ? undefined
    : `Speed rating ${offers.name} (${offers.mph} mph) is below the original's ${needed.name} (${needed.mph} mph).`
}

const speedOf = (size: TireSize) => {
  if (size.service !== null) return { name: size.service.speed, ...topSpeed(size.service.speed) }
  return size.dimensions.kind === "metric" && size.dimensions.z ? { name: "ZR", ...Z_SPEED } : undefined
}

/** For light trucks, the casing and its pressure matter where no load index decides. */
const casingWarning = (original: TireSize, offered: TireSize): string | undefined => {
  if (isLightTruck(original.dimensions) && !isLightTruck(offered.dimensions)) {
    return `The original ${formatDimensions(original.dimensions)} is a light truck tire, ${formatDimensions(offered.dimensions)} is not.`
  }
  if (original.loadRange === null || offered.loadRange === null) return undefined
  return plyRating(offered.loadRange) < plyRating(original.loadRange)
    ? `Load range ${offered.loadRange} is below the original's ${original.loadRange}.`
    : undefined
}

const isLightTruck = (dimensions: TireDimensions): boolean => {
  switch (dimensions.kind) {
    case "metric":
      return dimensions.service === "LT" || dimensions.commercial
    case "flotation":
      return dimensions.lightTruck
    case "numeric":
      return false
  }
}
