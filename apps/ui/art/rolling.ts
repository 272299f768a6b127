import { around, circle, ellipse, rect, row, type Svg, shape, stroke } from "./draw.ts"
import type { Palette } from "./palette.ts"

const rim = (x: number, y: number, r: number, p: Palette, spokes: number): Svg => {
  const spoke = shape(
    `M${x - r * 0.1} ${y - r * 0.2}L${x - r * 0.17} ${y - r * 0.9}h${r * 0.34}L${x + r * 0.1} ${y - r * 0.2}z`,
    p.light,
  )
  const lug = circle(x, y - r * 0.28, r * 0.045, p.dark)
  return (
    circle(x, y, r, p.light) +
    circle(x, y, r * 0.93, "#12161d") +
    circle(x, y, r * 0.5, "#3a414d") +
    around(spokes, x, y, spoke) +
    circle(x, y, r * 0.95, "none", `stroke="${p.base}" stroke-width="${r * 0.09}"`) +
    circle(x, y, r * 0.36, p.base) +
    around(5, x, y, lug) +
    circle(x, y, r * 0.14, p.accent)
  )
}

/** Seen from the side with a strip of tread; the pattern and the spokes vary with the seed. */
export const tire = (p: Palette, number: number): Svg => {
  const blocks = 36 + (number % 3) * 8
  return (
    circle(240, 238, 178, "#101318") +
    around(blocks, 240, 238, rect(235, 56, 10, 22, 3, "#101318")) +
    circle(240, 238, 166, "#23272f") +
    circle(240, 238, 150, "none", 'stroke="#101318" stroke-width="3"') +
    circle(240, 238, 136, "none", 'stroke="#343a45" stroke-width="10" stroke-dasharray="70 36"') +
    circle(240, 238, 112, "#101318") +
    rim(240, 238, 104, { ...p, base: "#9aa3b0", light: "#dde2e9", dark: "#59616d" }, 5 + (number % 4))
  )
}

export const wheel = (p: Palette, number: number): Svg =>
  ellipse(262, 240, 166, 172, p.dark) +
  circle(240, 238, 172, p.base) +
  rim(240, 238, 164, p, 5 + (number % 6))

export const carAccessory = (p: Palette, number: number): Svg => {
  switch (number % 3) {
    case 0:
      return (
        rect(110, 190, 260, 170, 16, p.dark) +
        rect(110, 190, 260, 46, 16, p.base) +
        rect(146, 164, 44, 28, 6, "#c7372f") +
        rect(290, 164, 44, 28, 6, p.base) +
        shape("M250 252l-44 60h32l-8 44 50-66h-34z", p.accent) +
        stroke("M168 150v20M158 160h20M302 160h20", "#fff", 5)
      )
    case 1:
      return (
        around(6, 240, 240, shape("M216 96h48v80h-48z", p.light)) +
        circle(240, 240, 96, p.base) +
        circle(240, 240, 60, p.dark) +
        around(6, 240, 240, circle(240, 150, 10, p.dark)) +
        circle(240, 240, 30, p.accent)
      )
    default:
      return (
        rect(96, 214, 288, 120, 20, p.accent) +
        rect(96, 214, 288, 40, 20, "#ffdc70") +
        circle(300, 274, 44, "#0e1117") +
        circle(300, 274, 34, "#f4f5f7") +
        stroke("M300 274l18-18", "#d9342b", 5) +
        stroke("M120 334q-40 60 60 60t90-34", "#14171c", 11) +
        row(3, 26, 0, () => rect(126, 270, 14, 40, 5, "#8a6500")) +
        rect(180, 186, 120, 30, 12, p.dark)
      )
  }
}
