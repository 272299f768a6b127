import { circle, ellipse, rect, row, type Svg, screen, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"

export const laptop = (p: Palette): Svg =>
  rect(98, 112, 284, 190, 14, p.dark) +
  screen(108, 122, 264, 168, 6) +
  shape("M60 318h360l-20 34a14 14 0 0 1-12 7H92a14 14 0 0 1-12-7z", p.light) +
  shape("M60 318h360l-4 8H64z", p.base) +
  rect(200, 318, 80, 8, 4, p.dark)

export const tablet = (p: Palette): Svg =>
  rect(120, 84, 240, 312, 24, p.dark) +
  rect(122, 86, 236, 308, 22, p.base) +
  screen(136, 102, 208, 276, 10) +
  circle(240, 94, 3, p.dark) +
  rect(372, 120, 12, 250, 6, "#f5f5f5") +
  shape("M372 366h12l-6 16z", p.dark)

export const phone = (p: Palette): Svg =>
  `<g transform="rotate(-8 240 240)">${rect(206, 70, 158, 320, 30, p.dark)}${rect(209, 73, 152, 314, 27, p.base)}${rect(226, 92, 62, 66, 18, p.light)}${circle(246, 112, 13, "#14171c")}${circle(268, 138, 13, "#14171c")}${circle(246, 112, 5, "#3f5f90")}${circle(268, 138, 5, "#3f5f90")}</g>` +
  `<g transform="rotate(6 200 250)">${rect(122, 82, 160, 324, 30, "#0e1117")}${screen(129, 89, 146, 310, 24)}${rect(180, 98, 44, 12, 6, "#0e1117")}${rect(174, 386, 56, 5, 2, "#fff", 'opacity=".8"')}</g>`

export const monitor = (p: Palette): Svg =>
  rect(56, 96, 368, 222, 14, p.dark) +
  screen(66, 106, 348, 196, 6) +
  shape("M214 318h52l10 56h-72z", p.base) +
  rect(156, 370, 168, 14, 7, p.light)

export const television = (p: Palette): Svg =>
  rect(34, 102, 412, 240, 8, p.dark) +
  screen(40, 108, 400, 226, 3) +
  stroke("M112 342l-16 34M368 342l16 34", p.dark, 9) +
  circle(240, 338, 2, "#ff5a4d")

export const tvStand = (p: Palette): Svg =>
  rect(110, 100, 260, 152, 6, "#14171c") +
  screen(115, 105, 250, 142, 3) +
  rect(226, 252, 28, 22, 0, "#14171c") +
  rect(50, 274, 380, 92, 8, p.base) +
  rect(50, 274, 380, 12, 6, p.light) +
  rect(64, 296, 112, 58, 4, p.dark) +
  rect(304, 296, 112, 58, 4, p.dark) +
  rect(190, 296, 100, 58, 4, "#1a1410") +
  rect(200, 320, 80, 22, 4, "#4b515d") +
  circle(164, 325, 4, "#e9c79b") +
  circle(316, 325, 4, "#e9c79b") +
  rect(74, 366, 12, 24, 3, p.dark) +
  rect(394, 366, 12, 24, 3, p.dark)

export const projector = (p: Palette): Svg =>
  shape("M304 236L458 104v236z", p.accent, 'opacity=".28"') +
  rect(72, 196, 248, 118, 26, p.base) +
  rect(72, 196, 248, 34, 20, p.light) +
  circle(254, 258, 44, p.dark) +
  circle(254, 258, 32, "url(#glow)") +
  circle(244, 246, 10, "#fff", 'opacity=".7"') +
  row(5, 14, 0, () => rect(96, 250, 6, 38, 3, p.dark)) +
  rect(96, 314, 26, 14, 4, p.dark) +
  rect(268, 314, 26, 14, 4, p.dark)

export const desktop = (p: Palette): Svg =>
  rect(50, 126, 262, 174, 10, p.dark) +
  screen(58, 134, 246, 152, 5) +
  shape("M162 300h38l8 46h-54z", p.base) +
  rect(118, 342, 126, 10, 5, p.light) +
  rect(334, 110, 104, 246, 14, p.base) +
  rect(334, 110, 30, 246, 14, p.light) +
  circle(392, 146, 10, p.accent) +
  row(5, 0, 18, () => rect(374, 230, 48, 6, 3, p.dark)) +
  rect(92, 366, 180, 16, 8, p.dark)

export const gamingPc = (p: Palette): Svg =>
  rect(132, 74, 216, 318, 18, p.dark) +
  rect(146, 88, 188, 290, 10, "#0b0e14") +
  row(
    3,
    0,
    92,
    () =>
      circle(240, 144, 38, "none", 'stroke="url(#glow)" stroke-width="9"') +
      circle(240, 144, 22, "#1b212c") +
      stroke("M240 126v36M222 144h36", "#39414f", 6),
  ) +
  rect(146, 88, 60, 290, 10, "#fff", 'opacity=".06"') +
  rect(152, 392, 34, 12, 4, p.base) +
  rect(294, 392, 34, 12, 4, p.base)

export const printer = (p: Palette): Svg =>
  rect(152, 92, 176, 110, 6, "#fff") +
  row(4, 0, 18, () => rect(172, 112, 136, 6, 3, "#d9dde4")) +
  rect(84, 184, 312, 150, 22, p.base) +
  rect(84, 184, 312, 46, 22, p.light) +
  rect(126, 254, 228, 54, 8, p.dark) +
  shape("M142 292h196l18 74H124z", "#fff") +
  row(3, 0, 18, () => rect(160, 312, 160, 6, 3, "#d9dde4")) +
  circle(364, 208, 8, p.accent)

export const router = (p: Palette): Svg =>
  row(3, 96, 0, () => rect(140, 92, 12, 176, 6, p.dark)) +
  rect(68, 252, 344, 92, 26, p.base) +
  rect(68, 252, 344, 30, 18, p.light) +
  row(5, 30, 0, (index) => circle(110, 312, 7, index < 3 ? "#35d49a" : p.accent)) +
  stroke("M318 190q28-30 56 0M300 168q46-50 92 0", p.accent, 8) +
  ellipse(240, 356, 130, 6, p.dark, 'opacity=".4"')

export const watch = (p: Palette): Svg =>
  rect(192, 60, 96, 120, 22, p.dark) +
  rect(192, 300, 96, 120, 22, p.dark) +
  rect(150, 138, 180, 204, 52, p.light) +
  rect(330, 212, 14, 44, 6, p.dark) +
  rect(160, 148, 160, 184, 44, "#0b0e14") +
  circle(
    240,
    240,
    58,
    "none",
    `stroke="${p.glow}" stroke-width="11" stroke-dasharray="250 120" stroke-linecap="round" transform="rotate(-90 240 240)"`,
  ) +
  circle(
    240,
    240,
    40,
    "none",
    'stroke="#35d49a" stroke-width="11" stroke-dasharray="160 120" stroke-linecap="round" transform="rotate(-90 240 240)"',
  ) +
  circle(
    240,
    240,
    22,
    "none",
    'stroke="#57b8ff" stroke-width="11" stroke-dasharray="80 80" stroke-linecap="round" transform="rotate(-90 240 240)"',
  )
