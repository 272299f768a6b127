import { around, circle, moved, rect, row, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"
import { rim } from "./rims.ts"
import { seedHasWords } from "./seed.ts"
import { onVehicle } from "./vehicle.ts"

const RUBBER = "#0f1114"
const BLOCK = "#454b55"
const LIT = "#5b626d"

/** The tread's face: 132 wide, 320 high, at (18, 82). */
const LEFT = 18
const TOP = 82
const WIDTH = 132
const HEIGHT = 320

const down = (step: number, piece: (index: number) => Svg): Svg =>
  row(Math.ceil(HEIGHT / step) + 1, 0, step, piece)

const rib = (x: number, width: number): Svg => rect(LEFT + x, TOP - 10, width, HEIGHT + 20, 2, BLOCK)

const cut = (d: string, width: number, color = RUBBER): Svg => stroke(d, color, width)

/** Four ribs, cut across by sipes. */
const allSeason = (): Svg =>
  [2, 36, 70, 104].map((x) => rib(x, 26)).join("") +
  down(17, () => cut(`M${LEFT + 2} ${TOP + 6}l24 -5M${LEFT + 104} ${TOP + 1}l24 5`, 3.4)) +
  down(17, () => cut(`M${LEFT + 38} ${TOP + 10}l11 -6M${LEFT + 84} ${TOP + 4}l11 6`, 2.4))

/** A V that points forward. */
const allWeather = (): Svg =>
  rib(2, 128) +
  cut(`M${LEFT + 66} ${TOP - 10}v${HEIGHT + 20}`, 7) +
  down(30, () => cut(`M${LEFT - 2} ${TOP - 8}q40 8 68 38q28 -30 68 -38`, 8)) +
  down(30, () => cut(`M${LEFT + 10} ${TOP + 8}l22 9M${LEFT + 122} ${TOP + 8}l-22 9`, 2.4))

/** Wide smooth ribs and a few bold grooves, outside stiffer than inside. */
const summer = (): Svg =>
  [2, 44, 74, 100].map((x, index) => rib(x, [36, 24, 20, 30][index] ?? 0)).join("") +
  down(46, () => cut(`M${LEFT + 6} ${TOP + 20}q16 -4 30 -16M${LEFT + 104} ${TOP + 2}q14 6 26 18`, 5)) +
  rect(LEFT + 8, TOP - 10, 5, HEIGHT + 20, 0, LIT)

/** Blocks full of waves. */
const winter = (): Svg =>
  [2, 36, 70, 104].map((x) => rib(x, 27)).join("") +
  down(34, () => cut(`M${LEFT - 2} ${TOP}l68 22l68 -22`, 7)) +
  down(8.5, () =>
    [6, 40, 74, 108]
      .map((x) => cut(`M${LEFT + x} ${TOP}l4.5 3l4.5 -3l4.5 3l4.5 -3`, 1.6, "#15181c"))
      .join(""),
  )

/** Staggered chunks that hook into each other. */
const allTerrain = (): Svg =>
  down(40, () => shape(`M${LEFT} ${TOP}h30l6 8v16l-8 8h-28z`, BLOCK)) +
  down(40, () => shape(`M${LEFT + 132} ${TOP + 20}h-30l-6 8v16l8 8h28z`, BLOCK)) +
  down(40, () => shape(`M${LEFT + 42} ${TOP + 12}l20 -8v16l8 6v12l-22 6l-6 -10z`, BLOCK)) +
  down(40, () => shape(`M${LEFT + 90} ${TOP - 4}l-20 8v10l-4 6v12l18 4l6 -12z`, BLOCK)) +
  down(20, () => cut(`M${LEFT + 6} ${TOP + 12}h14M${LEFT + 112} ${TOP + 14}h14`, 2.4))

/** Large lugs with much air between them. */
const mud = (): Svg =>
  down(58, () => shape(`M${LEFT - 4} ${TOP}h44l8 12v20l-12 8h-40z`, BLOCK)) +
  down(58, () => shape(`M${LEFT + 136} ${TOP + 29}h-44l-8 12v20l12 8h40z`, BLOCK)) +
  down(58, () => shape(`M${LEFT + 58} ${TOP + 30}l18 -20l12 10l-14 30l-14 2z`, LIT)) +
  down(58, () => rect(LEFT - 4, TOP + 14, 26, 6, 2, RUBBER) + rect(LEFT + 110, TOP + 43, 26, 6, 2, RUBBER))

/** Five straight ribs for long hauls. */
const highway = (): Svg =>
  [2, 29, 56, 83, 108].map((x) => rib(x, 21)).join("") +
  down(9, () => cut(`M${LEFT + 3} ${TOP}h6M${LEFT + 122} ${TOP}h6`, 2.4)) +
  down(26, () => cut(`M${LEFT + 29} ${TOP}l7 6l7 -6l7 6M${LEFT + 83} ${TOP}l7 6l7 -6l7 6`, 2.4))

/** The bars of a grader. */
const bars = (): Svg =>
  down(64, () => shape(`M${LEFT - 6} ${TOP + 40}l64 -44h18v26l-58 40h-24z`, BLOCK)) +
  down(64, () => shape(`M${LEFT + 138} ${TOP + 72}l-64 -44h-18v26l58 40h24z`, LIT))

const treadOf = (seed: string): Svg => {
  if (seedHasWords(seed, "off-the-road")) return bars()
  if (seedHasWords(seed, "mud-terrain")) return mud()
  if (seedHasWords(seed, "all-terrain")) return allTerrain()
  if (seedHasWords(seed, "winter")) return winter()
  if (seedHasWords(seed, "all-weather")) return allWeather()
  if (seedHasWords(seed, "summer")) return summer()
  return seedHasWords(seed, "highway") ? highway() : allSeason()
}

/** Seen on its edge: the pattern, darker where the tire rounds off. */
const face = (seed: string): Svg =>
  `<clipPath id="face"><rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" rx="26"/></clipPath>` +
  `<linearGradient id="round" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".66"/><stop offset=".24" stop-color="#000" stop-opacity=".05"/><stop offset=".76" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".66"/></linearGradient>` +
  `<g clip-path="url(#face)">${rect(LEFT, TOP, WIDTH, HEIGHT, 26, RUBBER)}${treadOf(seed)}${rect(LEFT, TOP, WIDTH, HEIGHT, 0, "url(#round)")}</g>`

const SILVER = { base: "#9aa3b0", light: "#dde2e9", dark: "#59616d" }

const X = 310
const Y = 242
const R = 160

/** How much of the tire's height is rubber: little of a sports car's, much of a grader's. */
const rimRadius = (seed: string): number => {
  if (seedHasWords(seed, "performance")) return R * 0.73
  if (seedHasWords(seed, "luxury")) return R * 0.69
  if (/(^|-)(light-truck|off-road|off-the-road|winter-truck)(-|$)/.test(seed)) return R * 0.56
  return R * 0.64
}

/** Letters on the sidewall, as far away as they are here. */
const lettering = (seed: string, radius: number): Svg => {
  const middle = (R + radius) / 2 + 1
  const ring = (color: string, width: number, dashes: string): Svg =>
    circle(X, Y, middle, "none", `stroke="${color}" stroke-width="${width}" stroke-dasharray="${dashes}"`)
  if (seedHasWords(seed, "outlined") || seedHasWords(seed, "raised")) {
    const letters = "9 4 7 4 9 4 8 4 7 4 9 60 8 4 9 4 7 4 9 70"
    return seedHasWords(seed, "raised")
      ? ring("#f3f4f6", 13, letters)
      : ring("#f3f4f6", 13, letters) + ring(RUBBER, 7, letters)
  }
  if (seedHasWords(seed, "white"))
    return circle(X, Y, radius + 16, "none", 'stroke="#f3f4f6" stroke-width="13"')
  return ring("#4a515b", 8, "8 4 7 4 9 4 8 64 7 4 9 4 8 4 7 80")
}

const isKnobbly = (seed: string): boolean => /(^|-)(all-terrain|mud-terrain|off-the-road)(-|$)/.test(seed)

/** Seen from the side, on a wheel that is not for sale with it. */
const side = (p: Palette, number: number, seed: string): Svg => {
  const radius = rimRadius(seed)
  const teeth = isKnobbly(seed)
    ? around(26, X, Y, rect(X - 11, Y - R - 5, 22, 18, 4, "#14161a"))
    : around(60, X, Y, rect(X - 5, Y - R - 1, 10, 8, 2, "#14161a"))
  return (
    teeth +
    circle(X, Y, R, "#14161a") +
    circle(X, Y, R - 5, "url(#rubber)") +
    circle(X, Y, R - 16, "none", 'stroke="#0e1013" stroke-width="2"') +
    lettering(seed, radius) +
    circle(X, Y, radius + 5, "#0c0e11") +
    rim(X, Y, radius, { ...p, ...SILVER }, { style: "split-spoke", spokes: 5 + (number % 3) })
  )
}

const SHINE = `<radialGradient id="rubber"><stop offset=".55" stop-color="#2c3038"/><stop offset=".85" stop-color="#1f2228"/><stop offset="1" stop-color="#121418"/></radialGradient>`

export const tire = (p: Palette, number: number, seed: string): Svg =>
  SHINE + face(seed) + side(p, number, seed)

/** The pattern alone. */
export const tread = (_palette: Palette, _number: number, seed: string): Svg =>
  moved(face(seed), LEFT + WIDTH / 2, TOP + HEIGHT / 2, { x: 240, y: 240, scale: 1.15 })

/** The sidewall alone. */
export const sidewall = (p: Palette, number: number, seed: string): Svg =>
  SHINE + moved(side(p, number, seed), X, Y, { x: 240, y: 240, scale: 1.14 })

export const tireOnVehicle = (p: Palette, number: number, seed: string): Svg =>
  SHINE + onVehicle(side(p, number, seed), X, Y, R)
