import type { CatalogueAxle, CatalogueVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"

/** What a wheel has to be to go on some of the vehicles: what they have in common but its looks. */
export interface Mount {
  readonly body: CatalogueVehicle["body"]
  readonly boltPattern: string
  /** Millimetres: over the largest hub of all vehicles with this pattern. */
  readonly hubBore: number
  /** Inches. */
  readonly diameter: number
  readonly width: number
  /** Millimetres. */
  readonly offset: number
  /** One of a narrower front and a wider rear wheel. */
  readonly isStaggered: boolean
}

/** Well within what `wheelFits` stands, so that each wheel goes on all the vehicles that it is made for. */
const OFFSET_REACH: Readonly<Record<CatalogueVehicle["body"], number>> = { car: 10, truck: 24 }

/** Bores that wheels are made with, over hubs that differ by a millimetre or two. */
const USUAL_BORES: Readonly<Record<string, number>> = {
  "5x114.3": 73.1,
  "6x139.7": 106.1,
  "5x120": 74.1,
  "4x100": 60.1,
}

type Wanted = Omit<Mount, "hubBore">

const axlesOf = ({ body, boltPattern, fitments }: CatalogueVehicle): ReadonlyArray<Wanted> =>
  fitments.flatMap(({ front, rear }) => {
    const isStaggered = rear.wheelWidth > front.wheelWidth
    const wanted = ({ wheelDiameter, wheelWidth, offset }: CatalogueAxle): Wanted => ({
      body,
      boltPattern,
      diameter: wheelDiameter,
      width: wheelWidth,
      offset,
      isStaggered,
    })
    return isStaggered ? [wanted(front), wanted(rear)] : [wanted(front)]
  })

const keyOf = ({ body, boltPattern, diameter, width, isStaggered }: Wanted): string =>
  // Widths matter to pairs; else the widest of a diameter will do.
  [body, boltPattern, diameter, isStaggered ? width : "any", isStaggered].join(" ")

/** As few offsets as reach all that are wanted. */
const spread = (offsets: ReadonlyArray<number>, reach: number): ReadonlyArray<number> => {
  const chosen: Array<number> = []
  for (const offset of offsets.toSorted((a, b) => a - b)) {
    const last = chosen.at(-1)
    if (last === undefined || offset > last + reach)
      chosen.push(Math.min(offset + reach, Math.max(...offsets)))
  }
  return chosen
}

/** The mounts that together fit every factory wheel of these vehicles. */
export const mountsOf = (vehicles: ReadonlyArray<CatalogueVehicle>): ReadonlyArray<Mount> => {
  const bores = new Map<string, number>()
  for (const { boltPattern, hubBore } of vehicles) {
    bores.set(boltPattern, Math.max(hubBore, bores.get(boltPattern) ?? USUAL_BORES[boltPattern] ?? 0))
  }
  const groups = Map.groupBy(vehicles.flatMap(axlesOf), keyOf)
  return [...groups.values()].flatMap((wanted) => {
    const [first] = wanted
    if (first === undefined) return []
    const width = Math.max(...wanted.map((each) => each.width))
    const offsets = wanted.map((each) => each.offset)
    return spread(offsets, OFFSET_REACH[first.body]).map((offset) => ({
      ...first,
      width,
      offset,
      hubBore: bores.get(first.boltPattern) ?? 0,
    }))
  })
}
