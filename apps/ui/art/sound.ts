import { circle, ellipse, rect, row, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"

const cone = (x: number, y: number, r: number, p: Palette): Svg =>
  circle(x, y, r, "#0e1117") +
  circle(x, y, r * 0.86, p.dark) +
  circle(x, y, r * 0.62, "#1d222b") +
  circle(x, y, r * 0.3, p.light) +
  circle(x - r * 0.1, y - r * 0.1, r * 0.1, "#fff", 'opacity=".5"')

export const speaker = (p: Palette): Svg =>
  rect(150, 78, 180, 318, 18, p.base) +
  rect(150, 78, 40, 318, 18, p.light, 'opacity=".5"') +
  cone(240, 150, 40, p) +
  cone(240, 290, 74, p) +
  rect(216, 376, 48, 7, 3, p.accent)

export const bluetoothSpeaker = (p: Palette): Svg =>
  rect(74, 166, 332, 160, 80, p.base) +
  rect(84, 176, 312, 140, 70, p.dark) +
  row(13, 20, 0, () => row(5, 0, 22, () => circle(120, 202, 5, p.light, 'opacity=".45"'))) +
  stroke("M140 168q100-64 200 0", p.light, 12) +
  shape("M246 214l-28 40h20l-4 28 30-42h-20z", p.accent)

export const soundBar = (p: Palette): Svg =>
  rect(36, 226, 408, 64, 20, p.base) +
  rect(44, 234, 392, 48, 14, p.dark) +
  row(24, 15.6, 0, () => rect(58, 242, 5, 32, 2, p.light, 'opacity=".4"')) +
  rect(178, 320, 124, 104, 14, p.base) +
  cone(240, 372, 40, p) +
  circle(240, 218, 3, p.accent)

export const homeTheater = (p: Palette): Svg =>
  [70, 344]
    .map(
      (x) =>
        rect(x, 96, 66, 250, 12, p.base) +
        cone(x + 33, 140, 22, p) +
        cone(x + 33, 206, 26, p) +
        cone(x + 33, 276, 26, p) +
        rect(x - 8, 346, 82, 12, 6, p.dark),
    )
    .join("") +
  rect(162, 236, 156, 122, 14, p.dark) +
  cone(240, 297, 48, p) +
  rect(154, 172, 172, 44, 12, p.base) +
  row(3, 52, 0, () => cone(188, 194, 16, p))

export const subwoofer = (p: Palette): Svg =>
  rect(104, 104, 272, 272, 26, p.base) +
  rect(104, 104, 70, 272, 26, p.light, 'opacity=".4"') +
  cone(240, 240, 108, p) +
  rect(134, 376, 28, 16, 4, p.dark) +
  rect(318, 376, 28, 16, 4, p.dark)

export const receiver = (p: Palette): Svg =>
  rect(54, 170, 372, 146, 12, p.base) +
  rect(54, 170, 372, 30, 12, p.light) +
  circle(120, 252, 38, p.dark) +
  circle(360, 252, 38, p.dark) +
  stroke("M120 252v-26M360 252l18-18", p.accent, 6) +
  rect(180, 218, 120, 40, 6, "#0b0e14") +
  row(6, 15, 0, (i) => rect(192, 244 - (i % 3) * 6, 8, 8 + (i % 3) * 6, 2, p.accent)) +
  row(5, 24, 0, () => circle(192, 284, 6, p.dark)) +
  rect(82, 316, 30, 12, 4, p.dark) +
  rect(368, 316, 30, 12, 4, p.dark)

export const carAudio = (p: Palette): Svg =>
  rect(84, 120, 312, 132, 16, p.dark) +
  rect(100, 134, 210, 104, 8, "url(#glow)") +
  circle(352, 186, 28, p.base) +
  stroke("M352 186v-18", p.accent, 5) +
  cone(150, 334, 58, p) +
  cone(330, 334, 58, p)

export const headphones = (p: Palette): Svg =>
  stroke("M118 280v-30a122 122 0 0 1 244 0v30", p.base, 26) +
  stroke("M118 262v-12a122 122 0 0 1 244 0v12", p.light, 8) +
  rect(88, 250, 66, 132, 32, p.dark) +
  rect(326, 250, 66, 132, 32, p.dark) +
  rect(76, 266, 40, 100, 20, p.base) +
  rect(364, 266, 40, 100, 20, p.base) +
  circle(96, 316, 8, p.accent) +
  circle(384, 316, 8, p.accent)

export const headset = (p: Palette): Svg =>
  headphones(p) + stroke("M106 372q10 50 92 46", p.dark, 9) + rect(190, 404, 46, 26, 13, p.dark)

export const earbuds = (p: Palette): Svg =>
  [0, 1]
    .map(
      (i) =>
        `<g transform="translate(${i === 0 ? 0 : 480} 0) scale(${i === 0 ? 1 : -1} 1)">${rect(164, 128, 40, 122, 20, p.light)}${circle(168, 122, 44, p.base)}${circle(142, 116, 24, p.dark)}${circle(140, 112, 8, p.light, 'opacity=".6"')}</g>`,
    )
    .join("") +
  rect(124, 272, 232, 122, 50, p.base) +
  rect(124, 272, 232, 44, 40, p.light) +
  rect(124, 306, 232, 5, 0, p.dark) +
  circle(240, 340, 6, p.accent)

export const turntable = (p: Palette): Svg =>
  rect(66, 128, 348, 238, 18, p.base) +
  rect(66, 340, 348, 40, 14, p.dark) +
  circle(214, 240, 98, "#14171c") +
  [84, 70, 56].map((r) => circle(214, 240, r, "none", 'stroke="#2d323c" stroke-width="2"')).join("") +
  circle(214, 240, 34, p.accent) +
  circle(214, 240, 5, "#14171c") +
  circle(364, 168, 20, p.dark) +
  stroke("M364 168l6 96-66 44", p.light, 9) +
  rect(286, 298, 30, 18, 4, p.dark) +
  ellipse(364, 336, 12, 5, p.light)
