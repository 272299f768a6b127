/** The lowest load index of the table; its first entry. */
export const MIN_LOAD_INDEX = 50

/** ISO 4000: the load in kilograms that one tire carries, from load index 50. */
const LOADS_KG = [
  190, 195, 200, 206, 212, 218, 224, 230, 236, 243, 250, 257, 265, 272, 280, 290, 300, 307, 315, 325, 335,
  345, 355, 365, 375, 387, 400, 412, 425, 437, 450, 462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615,
  630, 650, 670, 690, 710, 730, 750, 775, 800, 825, 850, 875, 900, 925, 950, 975, 1000, 1030, 1060, 1090,
  1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400, 1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850,
  1900, 1950, 2000, 2060, 2120, 2180, 2240, 2300, 2360, 2430, 2500, 2575, 2650, 2725, 2800, 2900, 3000, 3075,
  3150, 3250, 3350, 3450, 3550, 3650, 3750, 3875, 4000, 4125, 4250, 4375, 4500, 4625, 4750, 4875, 5000, 5150,
]

export const MAX_LOAD_INDEX = MIN_LOAD_INDEX + LOADS_KG.length - 1

const POUNDS_PER_KG = 2.204_622_62

/** Kilograms that one tire of this load index carries; undefined outside 50 to 165. */
export const loadKg = (loadIndex: number): number | undefined => LOADS_KG[loadIndex - MIN_LOAD_INDEX]

/** The same in whole pounds, as sidewalls state it. */
export const loadLb = (loadIndex: number): number | undefined => {
  const kg = loadKg(loadIndex)
  return kg === undefined ? undefined : Math.round(kg * POUNDS_PER_KG)
}

/** Speed symbols in ascending order of speed, which is not alphabetical: H lies between U and V. */
const SPEEDS = {
  B: { kmh: 50, mph: 31 },
  C: { kmh: 60, mph: 37 },
  D: { kmh: 65, mph: 40 },
  E: { kmh: 70, mph: 43 },
  F: { kmh: 80, mph: 50 },
  G: { kmh: 90, mph: 56 },
  J: { kmh: 100, mph: 62 },
  K: { kmh: 110, mph: 68 },
  L: { kmh: 120, mph: 75 },
  M: { kmh: 130, mph: 81 },
  N: { kmh: 140, mph: 87 },
  P: { kmh: 150, mph: 93 },
  Q: { kmh: 160, mph: 99 },
  R: { kmh: 170, mph: 106 },
  S: { kmh: 180, mph: 112 },
  T: { kmh: 190, mph: 118 },
  U: { kmh: 200, mph: 124 },
  H: { kmh: 210, mph: 130 },
  V: { kmh: 240, mph: 149 },
  W: { kmh: 270, mph: 168 },
  Y: { kmh: 300, mph: 186 },
  /** Written in parentheses with its load index, as in (97Y): above 186 mph. */
  "(Y)": { kmh: 301, mph: 187 },
} as const

export type SpeedSymbol = keyof typeof SPEEDS

export const isSpeedSymbol = (text: string): text is SpeedSymbol => Object.hasOwn(SPEEDS, text)

export const SPEED_SYMBOLS: ReadonlyArray<SpeedSymbol> = Object.keys(SPEEDS).filter(isSpeedSymbol)

/** The highest speed of a symbol, in both units. */
export const topSpeed = (symbol: SpeedSymbol): { readonly kmh: number; readonly mph: number } =>
  SPEEDS[symbol]

/** The speed of a `Z` in the size without a speed symbol: above V. */
export const Z_SPEED = { kmh: 241, mph: 150 } as const

/** Load ranges by ply rating: the higher the rating, the higher the pressure and the load. */
const PLY_RATINGS = {
  SL: 4,
  LL: 4,
  XL: 4,
  B: 4,
  C: 6,
  D: 8,
  E: 10,
  F: 12,
  G: 14,
  H: 16,
  J: 18,
  L: 20,
} as const

export type LoadRange = keyof typeof PLY_RATINGS

export const isLoadRange = (text: string): text is LoadRange => Object.hasOwn(PLY_RATINGS, text)

export const LOAD_RANGES: ReadonlyArray<LoadRange> = Object.keys(PLY_RATINGS).filter(isLoadRange)

export const plyRating = (range: LoadRange): number => PLY_RATINGS[range]
