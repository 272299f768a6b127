import { circle, moved, rect, type Svg, shape } from "./draw.ts"

const AXLE = 330
const FRONT = 116
const REAR = 366
const RADIUS = 58

/** A vehicle from the side, on two of these: a tire or wheel with its middle at (x, y). */
export const onVehicle = (piece: Svg, x: number, y: number, radius: number): Svg =>
  shape(
    "M22 326q-8 -58 38 -74l72 -18q46 -70 108 -70h64q54 0 92 66l46 10q26 8 22 66q-2 24 -20 24H40q-16 0 -18 -4z",
    "#3d4a5f",
  ) +
  shape("M22 300h440q2 30 -18 30H40q-16 0 -18 -30z", "#2c3646") +
  shape("M150 236q38 -52 90 -52h8v52z", "#c9d6e6") +
  shape("M262 184h42q42 0 72 52H262z", "#c9d6e6") +
  rect(276, 254, 34, 7, 3, "#2c3646") +
  shape("M30 262l26 -4v16l-28 4z", "#ffe9a6") +
  shape("M446 256l12 4v18h-12z", "#d6453b") +
  [FRONT, REAR]
    .map(
      (at) =>
        circle(at, AXLE, RADIUS + 9, "#14181f") +
        moved(piece, x, y, { x: at, y: AXLE, scale: RADIUS / radius }),
    )
    .join("")
