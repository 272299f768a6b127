import { around, circle, ellipse, rect, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"
import { seedHasWords } from "./seed.ts"
import { onVehicle } from "./vehicle.ts"

const STYLES = ["five-spoke", "split-spoke", "multi-spoke", "mesh", "off-road", "steel"] as const
type Style = (typeof STYLES)[number]

interface RimLook {
  readonly style: Style
  readonly spokes: number
}

type Spokes = (x: number, y: number, r: number, count: number) => Svg

/** One broad spoke from hub to barrel, lit on its left edge. */
const blade = (x: number, y: number, r: number, inner: number, outer: number): Svg =>
  shape(
    `M${x - r * inner} ${y - r * 0.2}L${x - r * outer} ${y - r * 0.93}h${r * outer * 2}L${x + r * inner} ${y - r * 0.2}z`,
    "url(#metal)",
  ) + stroke(`M${x - r * inner} ${y - r * 0.22}L${x - r * outer} ${y - r * 0.92}`, "url(#edge)", r * 0.02)

const fiveSpoke: Spokes = (x, y, r, count) => around(count, x, y, blade(x, y, r, 0.13, 0.17))

const multiSpoke: Spokes = (x, y, r, count) => around(count, x, y, blade(x, y, r, 0.05, 0.055))

const splitSpoke: Spokes = (x, y, r, count) =>
  around(
    count,
    x,
    y,
    `<g transform="rotate(9 ${x} ${y})">${blade(x, y, r, 0.06, 0.065)}</g><g transform="rotate(-9 ${x} ${y})">${blade(x, y, r, 0.06, 0.065)}</g>`,
  )

/** Thin spokes that cross each other. */
const mesh: Spokes = (x, y, r, count) => {
  const lean = (0.9 * Math.PI) / count
  const [dx, dy] = [r * 0.92 * Math.sin(lean), r * 0.92 * Math.cos(lean)]
  return around(
    count,
    x,
    y,
    stroke(
      `M${x} ${y - r * 0.28}L${x + dx} ${y - dy}M${x} ${y - r * 0.28}L${x - dx} ${y - dy}`,
      "url(#metal)",
      r * 0.07,
    ),
  )
}

/** Short thick spokes in a ring of bolts. */
const offRoad: Spokes = (x, y, r, count) =>
  around(count, x, y, blade(x, y, r, 0.12, 0.2)) +
  circle(x, y, r * 0.88, "none", `stroke="url(#metal)" stroke-width="${r * 0.16}"`) +
  around(20, x, y, circle(x, y - r * 0.88, r * 0.035, "#0b0d10")) +
  around(20, x, y, circle(x - r * 0.008, y - r * 0.888, r * 0.02, "#8d949e"))

/** A pressed disc with round holes. */
const steel: Spokes = (x, y, r, count) =>
  circle(x, y, r * 0.93, "url(#metal)") +
  circle(x, y, r * 0.6, "none", 'stroke="#000" stroke-opacity=".25" stroke-width="5"') +
  around(count, x, y, ellipse(x, y - r * 0.7, r * 0.11, r * 0.09, "#0e1116"))

const spokesBy: Readonly<Record<Style, Spokes>> = {
  "five-spoke": fiveSpoke,
  "split-spoke": splitSpoke,
  "multi-spoke": multiSpoke,
  mesh,
  "off-road": offRoad,
  steel,
}

/** A wheel's face: barrel, brake behind it, spokes, lugs and cap. */
export const rim = (x: number, y: number, r: number, p: Palette, { style, spokes }: RimLook): Svg => {
  const lugs = style === "off-road" || style === "steel" ? 6 : 5
  return (
    `<linearGradient id="metal" gradientUnits="userSpaceOnUse" x1="${x - r}" y1="${y - r}" x2="${x + r}" y2="${y + r}"><stop stop-color="${p.light}"/><stop offset=".5" stop-color="${p.base}"/><stop offset="1" stop-color="${p.dark}"/></linearGradient>` +
    `<linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="0" y1="${y - r}" x2="0" y2="${y + r}"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>` +
    circle(x, y, r, p.dark) +
    circle(x, y, r * 0.95, "#0e1116") +
    circle(x, y, r * 0.58, "#2b3038") +
    circle(x, y, r * 0.58, "none", `stroke="#434a55" stroke-width="${r * 0.03}" stroke-dasharray="3 7"`) +
    rect(x + r * 0.3, y - r * 0.42, r * 0.26, r * 0.5, r * 0.08, "#b3261e") +
    spokesBy[style](x, y, r, spokes) +
    circle(x, y, r * 0.965, "none", `stroke="url(#metal)" stroke-width="${r * 0.07}"`) +
    circle(x, y, r * 0.99, "none", `stroke="#fff" stroke-opacity=".35" stroke-width="${r * 0.012}"`) +
    circle(x, y, r * 0.3, "url(#metal)") +
    around(lugs, x, y, circle(x, y - r * 0.22, r * 0.04, "#101318")) +
    circle(x, y, r * 0.115, p.dark) +
    circle(x, y, r * 0.075, p.accent)
  )
}

const spokesOf = (seed: string, number: number): number => {
  const written = /-(\d{1,2})-/.exec(seed)?.[1]
  const count = written === undefined ? 5 + (number % 6) : Number(written)
  return Math.min(20, Math.max(4, count))
}

const lookOf = (number: number, seed: string): RimLook => ({
  style: STYLES.find((each) => seedHasWords(seed, each)) ?? STYLES[number % 4] ?? "five-spoke",
  spokes: spokesOf(`-${seed}-`, number),
})

/** A wheel, a little turned: the depth of its barrel shows on the right. */
export const wheel = (p: Palette, number: number, seed: string): Svg =>
  ellipse(270, 240, 158, 172, p.dark) +
  ellipse(262, 240, 162, 172, "#15181d") +
  rim(236, 240, 172, p, lookOf(number, seed))

export const wheelOnVehicle = (p: Palette, number: number, seed: string): Svg =>
  onVehicle(
    circle(240, 240, 196, "#14161a") +
      circle(240, 240, 184, "#24282f") +
      rim(240, 240, 158, p, lookOf(number, seed)),
    240,
    240,
    196,
  )
