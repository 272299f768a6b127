const ZONES = /^(Europe\/|Atlantic\/(Canary|Madeira|Azores|Reykjavik|Faroe)|Asia\/Nicosia|Africa\/Ceuta)/

/** Minutes that UTC is ahead of local time: 60 in winter on the Azores, -240 in Samara. */
const OFFSETS = { min: -240, max: 60 }

/**
 * Whether the device keeps the time of a place in Europe. The first use of `Intl` is among the longest tasks of a first
 * visit, so it is left out where the offset alone says no, as in America but for the east of Greenland.
 */
export const isEuropeanTime = (): boolean => {
  const offset = new Date().getTimezoneOffset()
  if (offset < OFFSETS.min || offset > OFFSETS.max) return false
  return ZONES.test(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
