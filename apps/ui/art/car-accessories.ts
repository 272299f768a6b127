import { circle, ellipse, rect, row, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"

export const jumpStarter = (p: Palette): Svg =>
  rect(110, 190, 260, 170, 16, p.dark) +
  rect(110, 190, 260, 46, 16, p.base) +
  rect(146, 164, 44, 28, 6, "#c7372f") +
  rect(290, 164, 44, 28, 6, p.light) +
  shape("M250 252l-44 60h32l-8 44 50-66h-34z", p.accent) +
  stroke("M168 150v20M158 160h20M302 160h20", "#fff", 5)

const nut = (x: number, y: number, p: Palette): Svg =>
  shape(`M${x} ${y - 46}l40 23v46l-40 23-40-23v-46z`, p.base) +
  shape(`M${x} ${y - 46}l40 23-40 23-40-23z`, p.light) +
  circle(x, y, 20, p.dark) +
  circle(x, y, 13, "#0e1116")

const lugNuts = (p: Palette): Svg =>
  [
    [150, 150],
    [240, 150],
    [330, 150],
    [195, 238],
    [285, 238],
    [150, 326],
    [240, 326],
    [330, 326],
  ]
    .map(([x = 0, y = 0]) => nut(x, y, p))
    .join("")

const pressureSensors = (p: Palette): Svg =>
  rect(150, 86, 180, 120, 20, p.dark) +
  rect(166, 102, 148, 88, 8, "#0b1020") +
  row(2, 74, 0, () => rect(178, 114, 52, 26, 4, p.glow)) +
  row(2, 74, 0, () => rect(178, 152, 52, 26, 4, "#35d49a")) +
  row(
    4,
    88,
    0,
    () =>
      rect(94, 290, 30, 62, 12, p.base) +
      rect(101, 256, 16, 40, 6, "#c79a3c") +
      circle(109, 372, 18, p.light),
  )

const tireInflator = (p: Palette): Svg =>
  rect(96, 214, 288, 120, 20, p.base) +
  rect(96, 214, 288, 40, 20, p.light) +
  circle(300, 274, 44, "#0e1117") +
  circle(300, 274, 34, "#f4f5f7") +
  stroke("M300 274l18-18", "#d9342b", 5) +
  stroke("M120 334q-40 60 60 60t90-34", "#14171c", 11) +
  row(3, 26, 0, () => rect(126, 270, 14, 40, 5, p.dark)) +
  rect(180, 186, 120, 30, 12, p.dark)

const dashCamera = (p: Palette): Svg =>
  rect(214, 84, 52, 64, 10, p.dark) +
  ellipse(240, 84, 74, 18, p.light) +
  rect(96, 148, 288, 190, 30, p.base) +
  rect(96, 148, 288, 52, 30, p.light, 'opacity=".6"') +
  circle(240, 252, 74, "#0b0e14") +
  circle(240, 252, 60, p.dark) +
  circle(240, 252, 44, "#0f1d36") +
  circle(240, 252, 28, "url(#glow)", 'opacity=".75"') +
  circle(226, 236, 9, "#fff", 'opacity=".8"') +
  circle(350, 182, 7, "#ff5a4d")

const floorMats = (p: Palette): Svg =>
  [96, 262]
    .map(
      (x) =>
        shape(`M${x + 14} 96h94l22 40v230a16 16 0 0 1-16 16h-98a16 16 0 0 1-16-16v-230z`, p.base) +
        `<g transform="translate(${x} 0)">${row(9, 0, 26, () => rect(16, 142, 98, 12, 6, p.dark))}</g>` +
        circle(x + 66, 118, 10, p.light),
    )
    .join("")

const cargoBox = (p: Palette): Svg =>
  shape("M44 262q4-96 120-104h190q76 6 84 82v22z", p.base) +
  shape("M60 236q20-62 106-66h180q48 4 66 40z", p.light, 'opacity=".5"') +
  rect(44, 258, 394, 40, 12, p.dark) +
  rect(214, 268, 52, 14, 7, p.accent) +
  [118, 338].map((x) => rect(x, 298, 26, 54, 4, "#14171c")).join("") +
  rect(70, 350, 340, 16, 8, "#9aa3b0")

export const carAccessories: ReadonlyArray<readonly [words: string, draw: (p: Palette) => Svg]> = [
  ["lug-nut-set", lugNuts],
  ["tire-pressure-sensor-kit", pressureSensors],
  ["tire-inflator", tireInflator],
  ["dash-camera", dashCamera],
  ["floor-mat-set", floorMats],
  ["roof-cargo-box", cargoBox],
  ["jump-starter", jumpStarter],
]
