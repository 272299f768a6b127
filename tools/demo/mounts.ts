import type { CatalogueAxle, CatalogueVehicle } from "@voltread/domain/catalogue/catalogue-vehicle.ts"

/** What wheels need to fit some of the vehicles: everything that those wheels have in common. */
export interface Mount {
  readonly body: CatalogueVehicle["body"]
  readonly boltPattern: string
  /** Millimeters: at least the largest hub of all vehicles with this pattern. */
  readonly hubBore: number
  /** Inches. */
  readonly diameter: number
  readonly width: number
  /** Millimeters. */
  readonly offset: number
  /** One of a narrower front and a wider rear wheel. */
  readonly isStaggered: boolean
}

/** Well within what `wheelFits` allows, so that each wheel fits all vehicles that it is made for. */
const OFFSET_REACH: Readonly<Record<CatalogueVehicle["body"], number>> = { car: 10, truck: 24 }

/** Common bores of wheels, for hubs that differ by a millimeter or two. */
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
  // Widths matter for pairs only; otherwise the widest of a diameter is enough.
  [body, boltPattern, diameter, isStaggered ? width : "any", isStaggered].join(" ")

/** The smallest set of offsets within reach of all that are needed. */
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
