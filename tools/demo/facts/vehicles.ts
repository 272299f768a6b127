import { AMERICAN } from "./vehicles-american.ts"
import { ASIAN } from "./vehicles-asian.ts"
import { EUROPEAN } from "./vehicles-european.ts"

/** The factory's tire and wheel of one axle: `265/70R17` on a wheel of 17x7.5 inches with 44 mm of offset. */
export interface FactoryAxle {
  readonly tire: string
  readonly diameter: number
  readonly width: number
  readonly offset: number
}

/** Front and rear; the same unless the vehicle is staggered. */
export type FactoryFitment = readonly [front: FactoryAxle, rear: FactoryAxle]

/** A model over the years with the same factory wheels. For demonstrations only: sizes and offsets are approximate. */
export interface Generation {
  readonly make: string
  readonly model: string
  readonly firstYear: number
  readonly lastYear: number
  readonly body: "car" | "truck"
  readonly boltPattern: string
  /** Millimeters. */
  readonly hubBore: number
  /** Speed symbol of the factory's tires. */
  readonly speed: string
  /** By trim: the original first, then the factory's options. */
  readonly trims: ReadonlyMap<string, ReadonlyArray<FactoryFitment>>
}

/*
 * The tables' notation. Each generation has a head, its sizes, and its trims with the places of their sizes from 1 on:
 *
 *   Ford | Mustang | 2015-2023 | car 5x114.3 70.5 W
 *     235/55R17 17x7.5 +44, 255/40R19 19x9 +45 & 275/40R19 19x9.5 +52
 *     EcoBoost: 1, GT: 1 2
 */
const HEAD = /^(.+) \| (.+) \| (\d{4})-(\d{4}) \| (car|truck) (\S+) (\S+) (\S+)$/

const wrong = (what: string): never => {
  throw new Error(`Not in the notation of vehicles: ${what}`)
}

const axleOf = (text: string): FactoryAxle => {
  const [, tire, diameter, width, offset] = /^(\S+) (\d+)x([\d.]+) ([+-]\d+)$/.exec(text) ?? wrong(text)
  return { tire: tire ?? "", diameter: Number(diameter), width: Number(width), offset: Number(offset) }
}

const fitmentOf = (text: string): FactoryFitment => {
  const [front = "", rear = front] = text.split(" & ")
  return [axleOf(front), axleOf(rear)]
}

const generationOf = (block: string): Generation => {
  const [head = "", ...lines] = block.split("\n")
  const [, make = "", model = "", first, last, body, boltPattern = "", bore, speed = ""] =
    HEAD.exec(head) ?? wrong(head)
  const entries = lines
    .join(",")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
  const sizes = entries.filter((entry) => !entry.includes(":")).map(fitmentOf)
  const trims = entries
    .filter((entry) => entry.includes(":"))
    .map((entry) => {
      const [trim = "", places = ""] = entry.split(":")
      const fitments = places
        .trim()
        .split(" ")
        .map((place) => sizes[Number(place) - 1] ?? wrong(entry))
      return [trim, fitments] as const
    })
  return {
    make,
    model,
    firstYear: Number(first),
    lastYear: Number(last),
    body: body === "truck" ? "truck" : "car",
    boltPattern,
    hubBore: Number(bore),
    speed,
    trims: new Map(trims),
  }
}

export const GENERATIONS: ReadonlyArray<Generation> = [AMERICAN, ASIAN, EUROPEAN].flatMap((table) =>
  table
    .trim()
    .split(/\n(?! )/)
    .map(generationOf),
)
