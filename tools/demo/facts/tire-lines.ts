import { isSpeedSymbol, type SpeedSymbol } from "@voltread/domain/catalogue/tire-ratings.ts"
import {
  SEASONS,
  TEMPERATURE_GRADES,
  type TireSpecs,
  TRACTION_GRADES,
} from "@voltread/domain/catalogue/tire-specs.ts"

/** Which sizes a line is made in. */
const TIRE_CLASSES = [
  "touring",
  "luxury",
  "performance",
  "crossover",
  "truck",
  "light-truck",
  "off-road",
  "winter",
  "winter-truck",
  "medium-truck",
  "off-the-road",
] as const
export type TireClass = (typeof TIRE_CLASSES)[number]

/** A tire line of an invented manufacturer, in all its sizes. */
export interface TireLine
  extends Pick<
    TireSpecs,
    "seasonalDesignation" | "treadWear" | "traction" | "temperature" | "mileageWarranty"
  > {
  readonly brand: string
  readonly name: string
  readonly group: string
  readonly tireClass: TireClass
  /** For tall, middle and low sidewalls. */
  readonly speeds: readonly [SpeedSymbol, SpeedSymbol, SpeedSymbol]
  /** The manufacturer's price level: 1 is average. */
  readonly level: number
  readonly treadDepth: number
  readonly sidewall: TireSpecs["sidewall"]
  readonly isRunFlat: boolean
  /** Writes sizes as `P225/65R17`. */
  readonly isPMetric: boolean
}

/*
 * Brand | line | group | sizes | season | speeds | price level | treadwear, traction, temperature (- where ungraded)
 * | warranty in thousands of miles | tread depth in 32nds | OWL, RWL or WSW sidewall, RFT run flat, P metric
 */
const TABLE = `
Northmark | Meridian Tour | Touring | touring | All-season | T H V | 1.0 | 740 A A | 80 | 10.5 |
Northmark | Meridian Classic | Touring | touring | All-season | S T H | 0.85 | 620 A B | 65 | 10 | WSW P
Northmark | Boulevard LX | Grand Touring | luxury | All-season | H V W | 1.3 | 620 A A | 70 | 10 |
Northmark | Crossland HT | Crossover | crossover | All-season | H V V | 1.05 | 720 A A | 70 | 11 |
Northmark | Haulmaster HT | Highway Truck & SUV | truck | All-season | T H H | 1.05 | 700 A B | 70 | 11.5 | OWL P
Northmark | Icefield | Winter | winter | Winter | T H H | 1.15 | - | 40 | 12 |
Northmark | Icefield Truck | Winter Truck | winter-truck | Winter | S T H | 1.2 | - | 40 | 13 |
Corsant | Apex RS | Max Performance | performance | Summer | W Y Y | 1.7 | 300 AA A | 30 | 9.5 |
Corsant | Apex All Season | Ultra High Performance | performance | All-season | V W Y | 1.45 | 500 AA A | 45 | 10 |
Corsant | Apex RFT | Run Flat | performance | All-season | V W W | 1.75 | 440 A A | 40 | 9.5 | RFT
Corsant | Grand Route | Grand Touring | luxury | All-season | H V W | 1.4 | 600 A A | 65 | 10 |
Corsant | Grand Route SUV | Crossover | crossover | All-season | H V W | 1.4 | 640 A A | 65 | 10.5 |
Corsant | Nordline | Winter | winter | Winter | T H V | 1.35 | - | 0 | 11.5 |
Trailhorn | Ridgeback A/T | All-Terrain | off-road | All-terrain | T T H | 1.25 | 640 A B | 60 | 13.5 | OWL
Trailhorn | Ridgeback R/T | Rugged Terrain | off-road | All-terrain | S T T | 1.35 | 500 A B | 50 | 15.5 | OWL
Trailhorn | Mudline M/T | Mud-Terrain | light-truck | Mud-terrain | Q Q R | 1.5 | - | 40 | 18 | RWL
Trailhorn | Ironhide HD | Commercial Light Truck | light-truck | All-season | R S S | 1.2 | - | 60 | 14 |
Trailhorn | Crossridge | Highway Truck & SUV | truck | All-season | T H H | 1.1 | 660 A B | 65 | 12 | OWL
Valestone | Everyday 60 | Touring | touring | All-season | T H V | 0.72 | 560 A B | 60 | 10 |
Valestone | Crossway SUV | Crossover | crossover | All-season | H V V | 0.78 | 600 A B | 65 | 10.5 |
Valestone | Payload HT | Highway Truck & SUV | truck | All-season | T T H | 0.72 | 560 A B | 60 | 11 | OWL P
Valestone | Streetline Sport | Ultra High Performance | performance | All-season | V W W | 0.85 | 480 A A | 45 | 10 |
Valestone | Four Seasons | All-Weather | touring | All-weather | T H V | 0.9 | 600 A B | 60 | 10.5 |
Valestone | Frostgrip | Winter | winter | Winter | T T H | 0.8 | - | 0 | 11.5 |
Kontera | Weatherline | All-Weather | touring | All-weather | H H V | 1.15 | 640 A A | 60 | 10.5 |
Kontera | Weatherline SUV | All-Weather | crossover | All-weather | H H V | 1.2 | 640 A B | 60 | 11 |
Kontera | Silento | Grand Touring | luxury | All-season | V V W | 1.25 | 700 A A | 70 | 10 |
Kontera | Corsa Nera | Max Performance | performance | Summer | W Y Y | 1.55 | 280 AA A | 0 | 9.5 |
Kontera | Lumina Ice | Winter | winter | Winter | H H V | 1.2 | - | 0 | 11 |
Redwing | Pacer AS | Touring | touring | All-season | T H V | 0.8 | 640 A A | 75 | 10 |
Redwing | Pacer Sport | Ultra High Performance | performance | All-season | V W W | 1.0 | 520 AA A | 50 | 10 |
Redwing | Trekker A/T | All-Terrain | off-road | All-terrain | S T T | 0.95 | 600 A B | 55 | 13 | OWL
Redwing | Trekker H/T | Highway Truck & SUV | truck | All-season | T T H | 0.85 | 640 A B | 65 | 11.5 | RWL P
Redwing | Cargo Van | Commercial Light Truck | light-truck | All-season | R R S | 0.95 | - | 50 | 12.5 |
Solvarro | Velo GT | Ultra High Performance | performance | Summer | W W Y | 1.2 | 340 AA A | 20 | 9.5 |
Solvarro | Velo Comfort | Grand Touring | luxury | All-season | H V W | 1.05 | 600 A A | 60 | 10 |
Solvarro | Altura | Crossover | crossover | All-season | H V W | 1.0 | 680 A A | 70 | 10.5 |
Hallmoor | Estate | Touring | touring | All-season | S T H | 0.65 | 480 A B | 45 | 9.5 |
Hallmoor | Estate SUV | Crossover | crossover | All-season | T H H | 0.68 | 500 A B | 50 | 10 |
Hallmoor | Ranchhand A/T | All-Terrain | off-road | All-terrain | S S T | 0.8 | 540 A B | 50 | 12.5 | OWL
Tundrax | Glacier | Winter | winter | Winter | T H H | 1.0 | - | 0 | 12 |
Tundrax | Glacier HD | Winter Truck | winter-truck | Winter | Q S T | 1.1 | - | 0 | 13.5 |
Haulstar | Longhaul S1 | Steer | medium-truck | Highway | L L L | 1.15 | - | 0 | 19 |
Haulstar | Longhaul D2 | Drive | medium-truck | Highway | L L L | 1.2 | - | 0 | 28 |
Haulstar | Regional AP | All-Position | medium-truck | Highway | L L L | 1.0 | - | 0 | 20 |
Haulstar | Trailer T4 | Trailer | medium-truck | Highway | L L L | 0.85 | - | 0 | 12 |
Valestone | Fleet AP | All-Position | medium-truck | Highway | L L L | 0.75 | - | 0 | 18 |
Earthgrip | Grader G2 | Grader & Loader | off-the-road | All-terrain | B B B | 1.0 | - | 0 | 32 |
Earthgrip | Rock L5 | Deep Tread Loader | off-the-road | All-terrain | B B B | 1.6 | - | 0 | 90 |
Haulstar | Site E3 | Earthmover | off-the-road | All-terrain | B B B | 1.2 | - | 0 | 45 |
`

const oneOf = <A extends string>(known: ReadonlyArray<A>, text: string): A => {
  const found = known.find((each) => each === text)
  if (found === undefined) throw new Error(`${text} is none of ${known.join(", ")}`)
  return found
}

const speedOf = (text: string | undefined): SpeedSymbol => {
  if (text === undefined || !isSpeedSymbol(text)) throw new Error(`${text} is not a speed symbol`)
  return text
}

const SIDEWALLS: Readonly<Record<string, TireSpecs["sidewall"]>> = {
  OWL: "Outlined white letters",
  RWL: "Raised white letters",
  WSW: "White sidewall",
}

const lineOf = (row: string): TireLine => {
  const [
    brand = "",
    name = "",
    group = "",
    sizes = "",
    season = "",
    speeds = "",
    level,
    grades = "",
    ...rest
  ] = row.split("|").map((cell) => cell.trim())
  const [warranty, depth, marks = ""] = rest
  const [wear, traction, temperature] = grades.split(" ")
  const [tall, middle, low] = speeds.split(" ")
  const flags = marks.split(" ")
  return {
    brand,
    name,
    group,
    tireClass: oneOf(TIRE_CLASSES, sizes),
    seasonalDesignation: oneOf(SEASONS, season),
    speeds: [speedOf(tall), speedOf(middle), speedOf(low)],
    level: Number(level),
    treadWear: wear === "-" ? null : Number(wear),
    traction: traction === undefined ? null : oneOf(TRACTION_GRADES, traction),
    temperature: temperature === undefined ? null : oneOf(TEMPERATURE_GRADES, temperature),
    mileageWarranty: Number(warranty) * 1_000,
    treadDepth: Number(depth),
    sidewall: flags.map((flag) => SIDEWALLS[flag]).find((found) => found !== undefined) ?? "Black sidewall",
    isRunFlat: flags.includes("RFT"),
    isPMetric: flags.includes("P"),
  }
}

export const TIRE_LINES: ReadonlyArray<TireLine> = TABLE.trim().split("\n").map(lineOf)
