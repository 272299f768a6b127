import { formatTireSize, type TireSize } from "./tire-size.ts"
import type { BoltPattern, Wheel } from "./wheel.ts"

/** The factory's tire and wheel of one axle. */
export interface AxleFitment {
  readonly tire: TireSize
  readonly wheel: Pick<Wheel, "diameterIn" | "widthIn" | "offsetMm">
}

/** The factory's tires and wheels of a vehicle; front and rear differ on a staggered one. */
export interface Fitment {
  readonly front: AxleFitment
  readonly rear: AxleFitment
  /** The factory's choice besides the original; absent: it is the original. */
  readonly isOptional?: true
}

/** One year, make, model and trim, with all its factory fitments. */
export interface Vehicle {
  /** `2019 Ford F-150 XLT`. */
  readonly name: string
  /** Trucks tolerate more offset, since their wheel wells have room. */
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

/** A pair of items for axles that differ; otherwise the same item twice. */
export interface AxleSet<Item> {
  readonly front: Item
  readonly rear: Item
}

/** The rear tires or wheels are wider than those in front. */
export const isStaggered = ({ front, rear }: Fitment): boolean =>
  rear.wheel.widthIn > front.wheel.widthIn || formatTireSize(rear.tire) !== formatTireSize(front.tire)
