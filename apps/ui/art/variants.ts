import { circle, ellipse, rect, row, SIZE, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"

/** Items that share a category with others but look unlike them. */

export const robotVacuum = (p: Palette): Svg =>
  ellipse(240, 330, 168, 74, p.dark) +
  ellipse(240, 306, 168, 76, p.base) +
  ellipse(240, 300, 150, 64, p.light, 'opacity=".55"') +
  ellipse(240, 290, 54, 24, p.dark) +
  ellipse(240, 284, 46, 19, "#0e1117") +
  circle(240, 330, 9, p.accent) +
  stroke("M84 330q60 58 156 60t156-60", "#0e1117", 8, 'opacity=".5"') +
  stroke("M96 372l-34 22M96 372l-8 36M96 372l-40-2", "#14171c", 5)

export const uprightVacuum = (p: Palette): Svg =>
  stroke("M250 70v60", p.dark, 20) +
  stroke("M222 70h56", p.dark, 20) +
  rect(200, 124, 100, 190, 36, p.base) +
  rect(216, 150, 68, 110, 26, "#cfe3f2", 'opacity=".85"') +
  ellipse(250, 232, 26, 20, p.glow, 'opacity=".8"') +
  shape("M130 396q0-70 70-78h100q70 8 70 78z", p.base) +
  rect(118, 380, 264, 24, 12, p.dark) +
  circle(250, 352, 20, p.dark) +
  circle(250, 352, 9, p.accent)

export const dryer = (p: Palette): Svg =>
  rect(108, 76, 264, 326, 18, p.base) +
  rect(108, 76, 264, 66, 18, p.light) +
  rect(128, 94, 90, 30, 8, "#0e1117") +
  circle(330, 110, 18, p.dark) +
  stroke("M330 110h12", p.accent, 4) +
  circle(240, 264, 100, p.dark) +
  circle(240, 264, 84, "#dfe5ec") +
  circle(240, 264, 72, "#2a1d12") +
  shape("M190 290q20-40 54-20t52-16q6 50-52 62t-54-26z", "#f0d9b5") +
  shape("M204 250q30-30 62-6t36 10q-10 26-44 18t-54-22z", "#e08a72") +
  stroke("M214 214q8-12 0-24M240 210q8-12 0-24M266 214q8-12 0-24", "#ff9f5a", 6, 'opacity=".7"')

export const projectorScreen = (): Svg =>
  rect(56, 78, 368, 22, 10, "#2a2e36") +
  rect(72, 100, 336, 236, 0, "#14171c") +
  rect(84, 104, 312, 220, 0, "#f8f8f4") +
  shape("M84 104h312L84 300z", "#fff") +
  rect(84, 336, 312, 10, 4, "#2a2e36") +
  stroke("M240 346v44M240 390l-90 16M240 390l90 16", "#2a2e36", 10)

export const scanner = (p: Palette): Svg =>
  rect(120, 84, 240, 170, 6, "#fff") +
  row(6, 0, 22, () => rect(146, 108, 188, 6, 3, "#d9dde4")) +
  shape("M84 236h312l26 96H58z", p.base) +
  shape("M84 236h312l6 22H78z", p.light) +
  rect(58, 332, 364, 34, 12, p.dark) +
  rect(116, 286, 248, 8, 4, p.accent) +
  circle(376, 308, 9, p.light)

export const meshWifi = (p: Palette): Svg =>
  [
    [132, 250, 0.8],
    [240, 210, 1],
    [348, 250, 0.8],
  ]
    .map(([x = 0, y = 0, k = 1]) => {
      const [w, h] = [92 * k, 180 * k]
      return (
        rect(x - w / 2, y, w, h, 30 * k, p.base) +
        rect(x - w / 2, y, w * 0.36, h, 26 * k, p.light, 'opacity=".6"') +
        ellipse(x, y + 8 * k, w / 2 - 4, 12 * k, p.light) +
        circle(x, y + h * 0.72, 7 * k, "#35d49a")
      )
    })
    .join("") + stroke("M196 150q44-44 88 0M170 122q70-70 140 0", p.accent, 8)

export const networkSwitch = (p: Palette): Svg =>
  shape("M70 210h340l24 30H46z", p.light) +
  rect(46, 238, 388, 96, 10, p.base) +
  row(
    8,
    42,
    0,
    (i) => rect(70, 262, 32, 30, 4, "#0e1117") + circle(86, 310, 4, i % 3 === 2 ? p.accent : "#35d49a"),
  ) +
  rect(70, 334, 40, 12, 4, p.dark) +
  rect(370, 334, 40, 12, 4, p.dark)

export const extender = (p: Palette): Svg =>
  rect(172, 130, 136, 210, 26, p.base) +
  rect(172, 130, 48, 210, 24, p.light, 'opacity=".6"') +
  rect(150, 96, 16, 130, 8, p.dark) +
  rect(314, 96, 16, 130, 8, p.dark) +
  row(3, 0, 26, (i) => circle(240, 178, 8, i === 0 ? p.accent : "#35d49a")) +
  rect(212, 340, 10, 40, 3, "#9aa3b0") +
  rect(258, 340, 10, 40, 3, "#9aa3b0")

export const toothbrush = (p: Palette): Svg =>
  `<g transform="rotate(18 240 240)">${rect(206, 196, 68, 214, 32, p.base)}${rect(206, 196, 24, 214, 24, p.light)}${rect(230, 96, 20, 106, 8, p.dark)}${rect(214, 66, 52, 46, 14, "#fff")}${row(4, 12, 0, () => rect(218, 52, 8, 26, 3, "#57b8ff"))}${circle(240, 250, 11, p.dark)}${circle(240, 290, 7, p.accent)}</g>`

export const hairDryer = (p: Palette): Svg =>
  shape("M96 132h196q58 0 58 58t-58 58H96l-26-20v-76z", p.base) +
  shape("M96 132h196q40 0 52 30H80z", p.light, 'opacity=".6"') +
  rect(54, 148, 34, 84, 8, p.dark) +
  circle(296, 190, 34, p.dark) +
  circle(296, 190, 20, "#0e1117") +
  shape("M232 240h70l-26 150q-4 18-22 18h-14q-20 0-16-20z", p.base) +
  rect(248, 286, 22, 50, 10, p.accent) +
  stroke("M30 166h-14M30 190h-20M30 214h-14", "#ff9f5a", 7, 'opacity=".8"')

export const saw = (p: Palette): Svg =>
  circle(220, 286, 104, "#c8ced6") +
  circle(220, 286, 104, "none", 'stroke="#8f98a6" stroke-width="12" stroke-dasharray="10 8"') +
  circle(220, 286, 22, p.dark) +
  shape("M106 280a116 116 0 0 1 232 0l30-6v-50q-8-96-110-96t-140 80z", p.base) +
  shape("M300 150q70-40 106 10t-6 92l-34-8q34-40 14-64t-60 0z", p.dark) +
  rect(70, 320, 340, 16, 6, p.dark) +
  circle(220, 208, 14, p.light)

/** Initial of a maker, who has no logo. */
/** Whether the accent, which is light itself, could not be read on it. */
const isLight = (color: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) > 3 * 128

export const monogram = (p: Palette, _number: number, seed: string): Svg => {
  const [first = "v"] = seed.replace(/[^a-z0-9]/g, "")
  const letter = isLight(p.base) ? "#14171c" : p.accent
  return (
    rect(0, 0, SIZE, SIZE, 0, p.ground[1]) +
    circle(240, 240, 150, p.base) +
    circle(240, 240, 150, "none", `stroke="${p.light}" stroke-width="8"`) +
    `<text x="240" y="308" text-anchor="middle" font-family="Archivo,Helvetica,Arial,sans-serif" font-weight="700" font-size="196" fill="${letter}">${first.toUpperCase()}</text>`
  )
}
