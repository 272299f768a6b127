import { circle, ellipse, rect, row, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"

const airFryer = (p: Palette): Svg =>
  shape("M132 150q0-70 108-70t108 70v226a24 24 0 0 1-24 24H156a24 24 0 0 1-24-24z", p.base) +
  shape("M150 150q0-54 90-54v20q-64 4-66 60v200h-24z", p.light, 'opacity=".6"') +
  rect(178, 126, 124, 56, 14, "#0e1117") +
  row(4, 24, 0, (i) => circle(204, 154, 7, i === 1 ? p.accent : "#6b7280")) +
  rect(148, 210, 184, 150, 16, p.dark) +
  rect(206, 252, 68, 74, 14, p.light) +
  rect(218, 262, 44, 54, 10, "#14171c")

const microwave = (p: Palette): Svg =>
  rect(54, 132, 372, 220, 16, p.base) +
  rect(54, 132, 372, 40, 16, p.light, 'opacity=".6"') +
  rect(74, 156, 252, 172, 12, "#0e1117") +
  rect(92, 174, 216, 136, 8, "url(#glow)", 'opacity=".55"') +
  ellipse(200, 286, 84, 14, "#fff", 'opacity=".35"') +
  rect(332, 160, 12, 164, 6, p.dark) +
  rect(356, 160, 54, 30, 6, "#0b0e14") +
  rect(364, 170, 38, 10, 3, "#35d49a") +
  row(4, 0, 30, () => row(2, 26, 0, () => circle(370, 216, 9, p.dark))) +
  rect(86, 352, 40, 12, 4, p.dark) +
  rect(354, 352, 40, 12, 4, p.dark)

const espresso = (p: Palette): Svg =>
  rect(120, 86, 240, 72, 16, p.base) +
  rect(120, 86, 240, 26, 16, p.light) +
  rect(120, 150, 84, 226, 6, p.dark) +
  rect(104, 360, 272, 44, 12, p.base) +
  rect(226, 158, 90, 36, 8, p.dark) +
  stroke("M226 186h-40", "#14171c", 16) +
  stroke("M256 194v24M286 194v24", p.light, 8) +
  shape("M228 286h86l-10 66h-66z", "#f7f4ee") +
  stroke("M314 300q28 0 20 24t-28 12", "#f7f4ee", 8) +
  ellipse(271, 288, 42, 8, "#4b2f1d") +
  stroke("M256 220v60M286 220v60", "#6b4426", 5) +
  circle(330, 122, 12, p.accent) +
  stroke("M250 66q10-16 0-30M280 66q10-16 0-30", p.dark, 6, 'opacity=".3"')

const standMixer = (p: Palette): Svg =>
  shape("M112 118q0-46 54-46h150q58 0 58 44t-52 46H186l-8 160h-66z", p.base) +
  shape("M124 112q6-28 44-28h140q34 0 46 18H150z", p.light, 'opacity=".7"') +
  rect(256, 160, 40, 34, 8, p.dark) +
  stroke("M276 194v60M276 254q-34 0-34 34M276 254q34 0 34 34", "#aab2bd", 9) +
  shape("M198 226h166q0 120-60 138h-46q-60-18-60-138z", "#d9dee5", 'opacity=".92"') +
  shape("M214 236h30q0 80 26 116-56-10-56-116z", "#fff", 'opacity=".6"') +
  rect(96, 372, 280, 30, 14, p.dark) +
  circle(146, 250, 13, p.accent)

const toasterOven = (p: Palette): Svg =>
  rect(60, 140, 360, 214, 18, p.base) +
  rect(60, 140, 360, 44, 18, p.light, 'opacity=".6"') +
  rect(80, 172, 240, 150, 10, "#0e1117") +
  rect(94, 186, 212, 122, 6, "url(#glow)", 'opacity=".65"') +
  row(5, 0, 20, () => rect(94, 206, 212, 3, 0, "#0b0e14", 'opacity=".5"')) +
  rect(96, 158, 208, 10, 5, p.dark) +
  row(
    3,
    0,
    54,
    (i) => circle(370, 192, 19, p.dark) + stroke("M370 192v-12", i === 1 ? p.accent : p.light, 5),
  ) +
  rect(92, 354, 36, 14, 5, p.dark) +
  rect(352, 354, 36, 14, 5, p.dark)

export const kitchenKinds: ReadonlyArray<readonly [words: string, draw: (p: Palette) => Svg]> = [
  ["air-fryer", airFryer],
  ["microwave", microwave],
  ["espresso-machine", espresso],
  ["stand-mixer", standMixer],
  ["toaster-oven", toasterOven],
]
