import { around, circle, ellipse, rect, row, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"

export const refrigerator = (p: Palette): Svg =>
  rect(134, 52, 212, 356, 14, p.dark) +
  rect(138, 56, 100, 224, 8, p.base) +
  rect(242, 56, 100, 224, 8, p.base) +
  rect(138, 286, 204, 116, 8, p.base) +
  rect(138, 56, 34, 224, 8, p.light) +
  rect(242, 56, 34, 224, 8, p.light) +
  rect(220, 110, 7, 120, 3, p.dark) +
  rect(253, 110, 7, 120, 3, p.dark) +
  rect(176, 304, 128, 7, 3, p.dark) +
  rect(168, 118, 38, 64, 6, "#0e1117") +
  circle(187, 140, 8, p.accent)

export const washer = (p: Palette): Svg =>
  rect(108, 76, 264, 326, 18, p.base) +
  rect(108, 76, 264, 66, 18, p.light) +
  rect(128, 94, 90, 30, 8, "#0e1117") +
  circle(330, 110, 18, p.dark) +
  stroke("M330 110v-12", p.accent, 4) +
  circle(240, 264, 100, p.dark) +
  circle(240, 264, 84, "#dfe5ec") +
  circle(240, 264, 72, "#10223f") +
  shape("M170 276q36-26 70 0t70 0a72 72 0 0 1-140 0z", "#4aa3ff", 'opacity=".85"') +
  circle(214, 300, 8, "#fff", 'opacity=".7"') +
  circle(252, 312, 5, "#fff", 'opacity=".7"') +
  shape("M190 220a72 72 0 0 1 50-26v14a58 58 0 0 0-40 22z", "#fff", 'opacity=".35"')

export const range = (p: Palette): Svg =>
  rect(98, 84, 284, 318, 14, p.base) +
  rect(98, 84, 284, 60, 14, p.dark) +
  row(5, 52, 0, (i) => circle(136, 114, 14, i === 2 ? p.accent : p.light)) +
  rect(122, 176, 236, 150, 12, p.dark) +
  rect(138, 192, 204, 118, 8, "url(#glow)", 'opacity=".75"') +
  row(4, 0, 26, () => rect(138, 206, 204, 3, 0, "#0b0e14", 'opacity=".5"')) +
  rect(130, 156, 220, 9, 4, p.light) +
  rect(122, 342, 236, 44, 8, p.dark, 'opacity=".5"') +
  rect(98, 72, 284, 14, 6, "#14171c")

export const dishwasher = (p: Palette): Svg =>
  rect(110, 84, 260, 318, 12, p.base) +
  rect(110, 84, 260, 50, 12, p.dark) +
  rect(190, 100, 100, 18, 5, "#0e1117") +
  circle(338, 109, 8, p.accent) +
  rect(142, 150, 196, 10, 5, p.dark) +
  rect(110, 134, 60, 268, 0, p.light, 'opacity=".35"') +
  stroke("M200 300q40-60 80 0", p.dark, 8, 'opacity=".5"') +
  shape("M240 214q26 34 26 54a26 26 0 0 1-52 0q0-20 26-54z", "#4aa3ff") +
  rect(110, 384, 260, 18, 6, p.dark)

export const blender = (p: Palette): Svg =>
  shape("M170 86h140l-22 200h-96z", "#dfeaf2", 'opacity=".8"') +
  shape("M184 190h112l-10 96h-92z", p.glow) +
  circle(222, 224, 9, "#fff", 'opacity=".5"') +
  circle(252, 250, 7, "#fff", 'opacity=".5"') +
  rect(162, 70, 156, 22, 8, p.dark) +
  rect(214, 54, 52, 20, 8, p.base) +
  stroke("M306 116h44v110h-54", p.dark, 14) +
  shape("M178 286h124l26 106a10 10 0 0 1-10 12H162a10 10 0 0 1-10-12z", p.base) +
  circle(240, 346, 26, p.light) +
  stroke("M240 346v-16", p.accent, 6)

export const vacuum = (p: Palette): Svg =>
  stroke("M356 74L214 330", p.light, 16) +
  stroke("M356 74l26-26", p.dark, 22) +
  shape("M224 208l66 38-46 84-72-40z", p.base) +
  circle(250, 236, 34, p.dark) +
  circle(250, 236, 20, p.glow) +
  shape("M92 356q0-34 40-34h118a20 20 0 0 1 20 20v34H92z", p.base) +
  rect(84, 374, 196, 22, 11, p.dark) +
  circle(250, 356, 10, p.accent)

export const airConditioner = (p: Palette): Svg =>
  rect(54, 140, 372, 122, 24, p.base) +
  rect(54, 140, 372, 40, 24, p.light) +
  rect(82, 224, 316, 18, 9, p.dark) +
  rect(330, 196, 52, 16, 5, "#0e1117") +
  circle(340, 204, 3, "#35d49a") +
  row(4, 84, 0, () => stroke("M114 284q18 26 0 52t0 52", "#57b8ff", 9, 'opacity=".7"'))

export const chair = (p: Palette): Svg =>
  rect(168, 64, 144, 196, 44, p.base) +
  rect(190, 84, 100, 150, 32, p.glow) +
  rect(204, 92, 72, 34, 14, p.dark) +
  rect(150, 246, 180, 56, 26, p.base) +
  stroke("M148 214v44M332 214v44", p.dark, 18) +
  rect(228, 302, 24, 62, 6, p.dark) +
  stroke("M240 362l-86 28M240 362l86 28M240 362v34", p.dark, 13) +
  circle(152, 398, 12, "#14171c") +
  circle(328, 398, 12, "#14171c") +
  circle(240, 404, 12, "#14171c")

export const personalCare = (p: Palette): Svg =>
  `<g transform="rotate(24 240 240)">${rect(196, 170, 88, 226, 40, p.base)}${rect(196, 170, 30, 226, 28, p.light)}${rect(190, 92, 100, 92, 26, p.dark)}${row(3, 30, 0, () => circle(210, 124, 12, p.light))}${rect(222, 216, 36, 60, 18, p.dark)}${circle(240, 236, 8, p.accent)}</g>`

export const grill = (p: Palette): Svg =>
  stroke("M170 300l-44 104M310 300l44 104", p.dark, 14) +
  circle(140, 396, 20, "#14171c") +
  circle(140, 396, 8, p.light) +
  shape("M92 232h296q-6 92-92 92H184q-86 0-92-92z", p.base) +
  shape("M92 218q0-112 148-112t148 112z", p.dark) +
  rect(86, 214, 308, 16, 8, p.light) +
  rect(200, 190, 80, 12, 6, p.accent) +
  circle(240, 142, 16, p.light) +
  stroke("M158 80q14-18 0-36M322 80q14-18 0-36", p.dark, 7, 'opacity=".35"')

export const heater = (p: Palette): Svg =>
  shape("M126 112h228l-40-52H166z", p.base) +
  rect(196, 112, 88, 56, 8, "url(#glow)") +
  rect(230, 168, 20, 190, 4, p.light) +
  shape("M180 358h120l16 44H164z", p.dark) +
  row(3, 34, 0, () => stroke("M206 190q10 16 0 32", p.accent, 7, 'opacity=".6"'))

export const generator = (p: Palette): Svg =>
  rect(70, 150, 340, 220, 20, "none", `stroke="${p.dark}" stroke-width="16"`) +
  rect(96, 190, 230, 150, 14, p.base) +
  rect(96, 190, 230, 44, 14, p.light) +
  rect(250, 250, 130, 90, 10, "#4b515d") +
  row(3, 30, 0, () => circle(276, 282, 10, p.dark)) +
  row(4, 0, 16, () => rect(116, 256, 90, 6, 3, p.dark)) +
  circle(124, 384, 26, "#14171c") +
  circle(356, 384, 26, "#14171c") +
  circle(124, 384, 9, p.light) +
  circle(356, 384, 9, p.light)

export const toolChest = (p: Palette): Svg =>
  rect(96, 96, 288, 276, 12, p.base) +
  rect(96, 96, 288, 34, 12, p.light) +
  row(5, 0, 46, () => rect(112, 142, 256, 38, 4, p.dark) + rect(176, 154, 128, 9, 4, "#e9edf2")) +
  circle(130, 388, 18, "#14171c") +
  circle(350, 388, 18, "#14171c") +
  circle(130, 388, 6, p.light) +
  circle(350, 388, 6, p.light)

export const drill = (p: Palette): Svg =>
  shape("M102 136h214q30 0 30 34v24q0 30-30 30H102q-24 0-24-28v-32q0-28 24-28z", p.base) +
  rect(78, 136, 60, 88, 24, p.dark) +
  shape("M344 156h36v54h-36z", p.base) +
  shape("M380 166l22 6v24l-22 6z", p.light) +
  rect(400, 178, 56, 9, 3, p.light) +
  shape("M150 220h80l-18 112h-74z", p.dark) +
  shape("M206 224l34 4-8 40h-30z", p.glowEnd) +
  rect(112, 328, 132, 56, 12, p.dark) +
  rect(112, 328, 132, 18, 9, p.light)

export const mower = (p: Palette): Svg =>
  stroke("M168 288L92 92h-34", p.dark, 14) +
  shape("M120 300q0-56 74-56h128q66 0 66 56v42H120z", p.base) +
  rect(186, 206, 124, 62, 20, "#30353e") +
  rect(206, 190, 84, 24, 10, p.dark) +
  [158, 350]
    .map(
      (x) =>
        circle(x, 350, 44, "#14171c") +
        around(8, x, 350, rect(x - 5, 304, 10, 12, 2, "#2d323c")) +
        circle(x, 350, 20, p.light),
    )
    .join("")

export const pressureWasher = (p: Palette): Svg =>
  stroke("M200 140V76h96v64", p.dark, 13) +
  rect(164, 134, 152, 210, 24, p.base) +
  rect(164, 134, 152, 60, 24, p.light) +
  circle(240, 252, 44, p.dark) +
  stroke("M240 252l20-22", p.accent, 6) +
  circle(170, 362, 38, "#14171c") +
  circle(310, 362, 38, "#14171c") +
  circle(170, 362, 14, p.light) +
  circle(310, 362, 14, p.light) +
  stroke("M316 220q80 0 70 90t-50 70", "#14171c", 9) +
  ellipse(240, 402, 90, 4, "#14171c", 'opacity=".25"')
