/** A size whose casing is given by its load range. */
export interface TruckSize {
  /** With the prefix LT, ST or none: `LT275/70R18`, `35X12.50R20LT`, `11R22.5`. */
  readonly size: string
  /** `125/122`: alone, and as one of a pair. */
  readonly loads: string
  readonly loadRange: string
}

const sizes = (table: string): ReadonlyArray<TruckSize> =>
  table.split(",").map((entry) => {
    const [size = "", loads = "", loadRange = ""] = entry.trim().split(" ")
    return { size, loads, loadRange }
  })

/** LT-metric and flotation sizes of pickups and SUVs, each with its load index and load range. */
export const LIGHT_TRUCK_SIZES = sizes(`
  LT215/85R16 115/112 E, LT225/75R16 115/112 E, LT235/85R16 120/116 E, LT245/75R16 120/116 E,
  LT265/75R16 112/109 C, LT265/75R16 123/120 E, LT285/75R16 122/119 D, LT285/75R16 126/123 E,
  LT315/75R16 127/124 E, LT225/75R17 116/113 E, LT235/80R17 120/117 E, LT245/70R17 119/116 E,
  LT245/75R17 121/118 E, LT255/75R17 111/108 C, LT255/80R17 121/118 E, LT265/70R17 112/109 C,
  LT265/70R17 121/118 E, LT275/70R17 114/110 C, LT275/70R17 121/118 E, LT285/70R17 116/113 C,
  LT285/70R17 121/118 D, LT285/70R17 121/118 E, LT285/75R17 121/118 E, LT315/70R17 121/118 D,
  LT265/60R18 119/116 E, LT265/65R18 122/119 E, LT265/70R18 124/121 E, LT275/65R18 113/110 C,
  LT275/65R18 123/120 E, LT275/70R18 125/122 E, LT285/60R18 122/119 E, LT285/65R18 125/122 E,
  LT295/65R18 127/124 E, LT325/65R18 127/124 E, LT275/60R20 123/120 E, LT275/65R20 126/123 E,
  LT285/55R20 122/119 E, LT285/60R20 125/122 E, LT295/55R20 123/120 E, LT295/60R20 126/123 E,
  LT295/65R20 129/126 E, LT305/55R20 121/118 E, LT305/55R20 125/122 F, LT325/60R20 126/123 E,
  31X10.50R15LT 109 C, 33X12.50R15LT 108 C, 35X12.50R15LT 113 C, 33X12.50R17LT 120 E,
  35X12.50R17LT 121 E, 37X12.50R17LT 124 D, 33X12.50R18LT 118 E, 35X12.50R18LT 123 E,
  33X12.50R20LT 114 E, 35X12.50R20LT 121 E, 37X12.50R20LT 126 E, 33X12.50R22LT 109 E,
  35X12.50R22LT 117 E, 37X13.50R22LT 123 E`)

/** Sizes of delivery and long-haul trucks. */
export const MEDIUM_TRUCK_SIZES = sizes(`
  11R22.5 144/142 G, 11R22.5 146/143 H, 11R24.5 146/143 G, 11R24.5 149/146 H, 295/75R22.5 144/141 G,
  295/75R22.5 146/143 H, 285/75R24.5 144/141 G, 285/75R24.5 147/144 H, 225/70R19.5 128/126 G,
  245/70R19.5 136/134 H, 255/70R22.5 140/137 H, 275/70R22.5 148/145 H, 12R22.5 152/148 H,
  315/80R22.5 156/150 L, 385/65R22.5 160 J, 425/65R22.5 165 L`)

/** Sizes of graders, loaders and earthmovers, with the ratings of their casings. */
export const OFF_THE_ROAD_SIZES: ReadonlyArray<{
  readonly size: string
  readonly ratings: ReadonlyArray<string>
}> = [
  { size: "13.00-24", ratings: ["12PR", "16PR"] },
  { size: "14.00-24", ratings: ["12PR", "16PR", "20PR"] },
  { size: "14.00R24", ratings: ["1 star"] },
  { size: "15.5-25", ratings: ["12PR"] },
  { size: "15.5R25", ratings: ["1 star"] },
  { size: "17.5-25", ratings: ["12PR", "16PR", "20PR"] },
  { size: "17.5R25", ratings: ["1 star", "2 stars"] },
  { size: "20.5-25", ratings: ["16PR", "20PR"] },
  { size: "20.5R25", ratings: ["1 star", "2 stars"] },
  { size: "23.5-25", ratings: ["20PR", "24PR"] },
  { size: "23.5R25", ratings: ["1 star", "2 stars"] },
  { size: "26.5-25", ratings: ["26PR", "32PR"] },
  { size: "26.5R25", ratings: ["2 stars"] },
  { size: "29.5-25", ratings: ["28PR", "34PR"] },
  { size: "29.5R25", ratings: ["2 stars"] },
]
