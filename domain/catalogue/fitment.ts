import { formatTireSize, type TireSize } from "./tire-size.ts"
import type { BoltPattern, Wheel } from "./wheel.ts"

/** What the factory puts on one axle. */
export interface AxleFitment {
  readonly tire: TireSize
  readonly wheel: Pick<Wheel, "diameterIn" | "widthIn" | "offsetMm">
}

/** What the factory puts on a vehicle; front and rear differ on a staggered one. */
export interface Fitment {
  readonly front: AxleFitment
  readonly rear: AxleFitment
}

/** One year, make, model and trim with all that the factory offered for it. */
export interface Vehicle {
  /** `2019 Ford F-150 XLT`. */
  readonly name: string
  /** Trucks stand more offset, having room in their wheel houses. */
  readonly body: "car" | "truck"
  readonly boltPattern: BoltPattern
  readonly hubBoreMm: number
  /** The original first, then the optional ones. */
  readonly fitments: readonly [Fitment, ...ReadonlyArray<Fitment>]
}

/** Whether something fits, why, rule by rule, and what to know before buying it. In words for shoppers. */
export interface Fit {
  readonly fits: boolean
  readonly reasons: ReadonlyArray<string>
  readonly warnings: ReadonlyArray<string>
}

/** What is sold as a pair where the axles differ; the same twice otherwise. */
export interface AxleSet<Item> {
  readonly front: Item
  readonly rear: Item
}

/** Rear tires or wheels are wider than those in front. */
export const isStaggered = ({ front, rear }: Fitment): boolean =>
  rear.wheel.widthIn > front.wheel.widthIn || formatTireSize(rear.tire) !== formatTireSize(front.tire)
