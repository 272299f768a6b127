import { around, circle, ellipse, rect, row, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"

const glass = (x: number, y: number, r: number, p: Palette): Svg =>
  circle(x, y, r, "#0b0e14") +
  circle(x, y, r * 0.82, p.dark) +
  circle(x, y, r * 0.64, "#0f1d36") +
  circle(x, y, r * 0.42, "url(#glow)", 'opacity=".7"') +
  circle(x - r * 0.2, y - r * 0.22, r * 0.13, "#fff", 'opacity=".8"')

export const camera = (p: Palette): Svg =>
  shape("M176 132l20-34h88l20 34z", p.base) +
  rect(68, 132, 344, 220, 28, p.dark) +
  rect(68, 166, 344, 140, 0, p.base) +
  glass(240, 246, 98, p) +
  rect(92, 116, 56, 20, 8, p.light) +
  circle(366, 150, 11, p.accent) +
  rect(204, 108, 72, 20, 5, "#0b0e14")

export const compactCamera = (p: Palette): Svg =>
  rect(84, 150, 312, 196, 26, p.base) +
  rect(84, 150, 312, 40, 24, p.light) +
  glass(270, 260, 70, p) +
  rect(118, 166, 54, 26, 6, "#fff") +
  rect(116, 132, 46, 20, 8, p.dark) +
  circle(150, 312, 9, p.accent)

export const actionCamera = (p: Palette): Svg =>
  rect(124, 132, 232, 190, 34, p.dark) +
  rect(132, 140, 216, 174, 28, p.base) +
  glass(286, 206, 54, p) +
  rect(156, 176, 62, 94, 10, "#0b0e14") +
  circle(187, 206, 5, "#ff5a4d") +
  rect(210, 322, 60, 34, 6, p.dark) +
  rect(196, 352, 88, 24, 10, p.base)

export const camcorder = (p: Palette): Svg =>
  rect(96, 170, 232, 140, 34, p.base) +
  rect(96, 170, 232, 46, 34, p.light) +
  glass(106, 240, 58, p) +
  shape("M326 186h72a10 10 0 0 1 10 10v88a10 10 0 0 1-10 10h-72z", p.dark) +
  rect(338, 198, 60, 84, 4, "url(#glow)") +
  stroke("M180 170q60-54 118 0", p.dark, 14) +
  circle(230, 268, 10, "#ff5a4d")

export const lens = (p: Palette): Svg =>
  rect(110, 156, 260, 186, 26, p.base) +
  row(12, 13, 0, () => rect(176, 150, 6, 198, 3, p.dark)) +
  rect(352, 176, 40, 146, 8, p.light) +
  ellipse(112, 249, 46, 98, p.dark) +
  ellipse(108, 249, 36, 84, "#0f1d36") +
  ellipse(108, 249, 22, 54, "url(#glow)", 'opacity=".7"') +
  rect(160, 156, 7, 186, 0, "#d9342b")

export const tripod = (p: Palette): Svg =>
  stroke("M240 190L150 404M240 190l90 214M240 190v210", p.dark, 15) +
  stroke("M190 308h100", p.light, 8) +
  rect(220, 130, 40, 70, 8, p.base) +
  rect(176, 92, 128, 46, 10, p.light) +
  circle(270, 166, 12, p.accent) +
  stroke("M262 152l78 34", p.dark, 10)

export const gameConsole = (p: Palette): Svg =>
  shape("M150 86q20-18 46 0v286q-26 16-46 0z", p.light) +
  rect(192, 92, 46, 278, 8, "#14171c") +
  shape("M234 86q26-18 46 0v286q-20 16-46 0z", p.base) +
  rect(236, 130, 4, 120, 2, p.accent) +
  `<g transform="translate(96 84) scale(.62)">${controller(p)}</g>`

export const controller = (p: Palette): Svg =>
  shape(
    "M144 150h192q60 0 84 96 26 112-22 124-34 8-72-58H154q-38 66-72 58-48-12-22-124 24-96 84-96z",
    p.base,
  ) +
  shape("M144 150h192q30 0 50 26H94q20-26 50-26z", p.light) +
  circle(184, 268, 32, p.dark) +
  circle(296, 268, 32, p.dark) +
  circle(184, 264, 20, p.light) +
  circle(296, 264, 20, p.light) +
  stroke("M136 196v44M114 218h44", p.dark, 14) +
  circle(344, 198, 11, "#ff5a4d") +
  circle(344, 240, 11, "#35d49a") +
  circle(322, 219, 11, "#57b8ff") +
  circle(366, 219, 11, p.accent)

export const blocks = (p: Palette): Svg => {
  const brick = (x: number, y: number, w: number, fill: string): Svg =>
    row(Math.round(w / 56), 56, 0, () => rect(x + 12, y - 14, 32, 18, 4, fill)) +
    rect(x, y, w, 70, 6, fill) +
    rect(x, y + 52, w, 18, 6, "#000", 'opacity=".12"')
  return (
    brick(72, 312, 168, "#e2534a") +
    brick(240, 312, 168, "#3a6bff") +
    brick(128, 240, 224, p.accent) +
    brick(184, 168, 112, "#35b98a") +
    brick(212, 96, 56, "#e2534a")
  )
}

export const rcCar = (p: Palette): Svg =>
  shape("M70 272q10-42 74-46l54-54h120l52 58q44 6 44 50v34H70z", p.base) +
  shape("M206 186h50v42h-92zM270 186h42l40 44h-82z", "#10223f") +
  stroke("M330 172V92", "#14171c", 5) +
  circle(330, 88, 7, p.accent) +
  rect(64, 296, 356, 18, 9, p.dark) +
  [146, 344]
    .map(
      (x) =>
        circle(x, 326, 54, "#14171c") +
        around(12, x, 326, rect(x - 6, 268, 12, 14, 3, "#2d323c")) +
        circle(x, 326, 22, p.light),
    )
    .join("")

export const scooter = (p: Palette): Svg =>
  stroke("M344 92l-26 250", p.base, 18) +
  stroke("M300 92h88", p.dark, 15) +
  rect(330, 70, 36, 30, 8, p.dark) +
  stroke("M318 330H150", p.base, 22) +
  rect(140, 316, 160, 10, 5, "#14171c") +
  stroke("M160 330l-34-34", p.dark, 10) +
  [116, 332]
    .map((x) => circle(x, 364, 40, "#14171c") + circle(x, 364, 18, p.light) + circle(x, 364, 7, p.dark))
    .join("") +
  circle(352, 130, 8, p.accent)

export const treadmill = (p: Palette): Svg =>
  shape("M70 350l300-40 20 46-300 34z", p.dark) +
  shape("M96 352l256-34 10 22-254 32z", "#3b414c") +
  stroke("M330 320L372 116", p.base, 18) +
  stroke("M372 136l-112 26", p.base, 13) +
  rect(322, 74, 108, 70, 14, p.dark, 'transform="rotate(10 376 108)"') +
  rect(334, 84, 84, 48, 6, "url(#glow)", 'transform="rotate(10 376 108)"')

export const bike = (p: Palette): Svg =>
  rect(70, 378, 340, 16, 8, p.dark) +
  stroke("M120 380l40-80M360 380l-30-70", p.dark, 14) +
  circle(322, 296, 76, p.dark) +
  circle(322, 296, 62, p.base) +
  circle(322, 296, 20, p.light) +
  stroke("M170 150l40 150 104-6", p.base, 20) +
  stroke("M210 300l100-150 44-40", p.base, 18) +
  rect(118, 126, 96, 26, 13, "#14171c") +
  stroke("M336 118h54", "#14171c", 13) +
  rect(320, 66, 74, 46, 8, "url(#glow)") +
  circle(214, 306, 28, p.light) +
  stroke("M214 306l-26 40h-22", "#14171c", 10)

export const rower = (p: Palette): Svg =>
  stroke("M70 326L400 278", p.light, 16) +
  circle(112, 262, 66, p.dark) +
  circle(112, 262, 48, p.base) +
  around(8, 112, 262, rect(108, 222, 8, 26, 3, p.dark)) +
  rect(256, 272, 82, 24, 12, "#14171c") +
  stroke("M120 214l14-94", p.base, 14) +
  rect(104, 78, 78, 52, 8, "url(#glow)") +
  stroke("M168 256l62-18", p.light, 5) +
  rect(222, 222, 12, 40, 6, "#14171c") +
  stroke("M116 330v52M380 286v96M84 384h64M348 384h64", p.dark, 13)

export const gym = (p: Palette): Svg =>
  rect(96, 70, 18, 326, 6, p.dark) +
  rect(366, 70, 18, 326, 6, p.dark) +
  rect(88, 62, 304, 20, 8, p.base) +
  rect(50, 166, 380, 10, 5, p.light) +
  [64, 84, 380, 400]
    .map((x, i) =>
      rect(x, i % 3 === 0 ? 134 : 122, 16, i % 3 === 0 ? 74 : 98, 5, i % 3 === 0 ? p.accent : "#14171c"),
    )
    .join("") +
  rect(150, 300, 180, 28, 12, "#14171c") +
  stroke("M176 328v62M304 328v62", p.dark, 13) +
  rect(76, 392, 60, 12, 5, p.base) +
  rect(344, 392, 60, 12, 5, p.base)
