export interface TireSize {
  readonly width: number
  readonly aspect: number
  readonly rim: number
  readonly loadIndex: number
}

/** Common passenger and light-truck sizes with their standard load index. */
export const TIRE_SIZES: ReadonlyArray<TireSize> = [
  { width: 185, aspect: 65, rim: 15, loadIndex: 88 },
  { width: 195, aspect: 65, rim: 15, loadIndex: 91 },
  { width: 205, aspect: 55, rim: 16, loadIndex: 91 },
  { width: 215, aspect: 60, rim: 16, loadIndex: 95 },
  { width: 215, aspect: 55, rim: 17, loadIndex: 94 },
  { width: 225, aspect: 65, rim: 17, loadIndex: 102 },
  { width: 225, aspect: 45, rim: 17, loadIndex: 91 },
  { width: 235, aspect: 65, rim: 17, loadIndex: 104 },
  { width: 225, aspect: 40, rim: 18, loadIndex: 88 },
  { width: 235, aspect: 60, rim: 18, loadIndex: 103 },
  { width: 255, aspect: 65, rim: 18, loadIndex: 111 },
  { width: 265, aspect: 60, rim: 18, loadIndex: 110 },
  { width: 275, aspect: 65, rim: 18, loadIndex: 116 },
  { width: 235, aspect: 55, rim: 19, loadIndex: 101 },
  { width: 245, aspect: 45, rim: 19, loadIndex: 98 },
  { width: 255, aspect: 50, rim: 20, loadIndex: 105 },
  { width: 275, aspect: 55, rim: 20, loadIndex: 113 },
  { width: 275, aspect: 60, rim: 20, loadIndex: 115 },
]

export const TIRE_LINES = [
  {
    prefix: "NMT",
    brand: "Northmark",
    name: "Meridian Tour",
    season: "All-season",
    speeds: ["H", "T"],
    warranty: 80_000,
    level: 1,
  },
  {
    prefix: "NMW",
    brand: "Northmark",
    name: "Icefield",
    season: "Winter",
    speeds: ["T", "H"],
    warranty: 0,
    level: 1.15,
  },
  {
    prefix: "CTR",
    brand: "Corsant",
    name: "Apex RS",
    season: "Summer",
    speeds: ["W", "Y"],
    warranty: 30_000,
    level: 1.6,
  },
  {
    prefix: "CTG",
    brand: "Corsant",
    name: "Grand Route",
    season: "All-season",
    speeds: ["V", "H"],
    warranty: 65_000,
    level: 1.35,
  },
  {
    prefix: "TRL",
    brand: "Trailhorn",
    name: "Ridgeback A/T",
    season: "All-terrain",
    speeds: ["S", "T"],
    warranty: 55_000,
    level: 1.3,
  },
  {
    prefix: "TRM",
    brand: "Trailhorn",
    name: "Mudline M/T",
    season: "Mud-terrain",
    speeds: ["Q", "R"],
    warranty: 40_000,
    level: 1.5,
  },
  {
    prefix: "VLS",
    brand: "Valestone",
    name: "Everyday 60",
    season: "All-season",
    speeds: ["T", "H"],
    warranty: 60_000,
    level: 0.75,
  },
  {
    prefix: "VLC",
    brand: "Valestone",
    name: "Crossway SUV",
    season: "All-season",
    speeds: ["H", "V"],
    warranty: 70_000,
    level: 0.9,
  },
] as const

/** Cents. Rises with rim and width; `level` is the brand's place in the market. */
export const tireCost = (size: TireSize, level: number): number =>
  Math.round((45 + 9 * (size.rim - 13) + 0.35 * (size.width - 175)) * level * 82)

export const WHEEL_SIZES = [
  { diameter: 16, width: 7, boltPattern: "5x114.3", offset: 42, bore: 73.1 },
  { diameter: 17, width: 7.5, boltPattern: "5x114.3", offset: 42, bore: 73.1 },
  { diameter: 17, width: 8, boltPattern: "6x139.7", offset: 15, bore: 106.1 },
  { diameter: 18, width: 8, boltPattern: "5x112", offset: 40, bore: 66.6 },
  { diameter: 18, width: 8.5, boltPattern: "5x120", offset: 35, bore: 72.6 },
  { diameter: 18, width: 9, boltPattern: "6x135", offset: 18, bore: 87.1 },
  { diameter: 19, width: 8.5, boltPattern: "5x112", offset: 38, bore: 66.6 },
  { diameter: 20, width: 9, boltPattern: "6x139.7", offset: 20, bore: 106.1 },
  { diameter: 20, width: 10, boltPattern: "5x127", offset: 0, bore: 71.5 },
] as const

export const WHEEL_LINES = [
  { prefix: "HLX", brand: "Helixon", name: "Arc Five", style: "Five-spoke", level: 1.1 },
  { prefix: "HLM", brand: "Helixon", name: "Mesh Ten", style: "Mesh", level: 1.4 },
  { prefix: "DRV", brand: "Dravik", name: "Outland", style: "Off-road", level: 1.2 },
  { prefix: "DRF", brand: "Dravik", name: "Forge One", style: "Split-spoke", level: 2.4 },
  { prefix: "OAK", brand: "Oakridge", name: "Daily", style: "Multi-spoke", level: 0.85 },
] as const

export const WHEEL_FINISHES = ["Gloss Black", "Matte Bronze", "Machined Silver", "Gunmetal"] as const

/** Cents. */
export const wheelCost = (diameter: number, level: number): number =>
  Math.round((60 + 18 * (diameter - 14)) * level * 85)
