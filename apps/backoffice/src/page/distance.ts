import { inMiles } from "@voltread/domain/shared/miles.ts"

const KILOMETERS_PER_MILE = 1.609344

/** Kilometers, as fraud checks count them, in the miles of the shop. */
export const formatDistance = (kilometers: number): string => inMiles(kilometers / KILOMETERS_PER_MILE)
