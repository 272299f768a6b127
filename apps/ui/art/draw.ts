/** Pieces of SVG, in a square of 480 units. */
export type Svg = string

export const SIZE = 480

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ""): Svg =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ""): Svg =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): Svg =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = ""): Svg => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, color: string, width: number, more = ""): Svg =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** `count` copies around a middle. */
export const around = (count: number, x: number, y: number, piece: Svg): Svg =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} ${x} ${y})">${piece}</g>`,
  ).join("")

/** `count` copies side by side, `dx` and `dy` apart. */
export const row = (count: number, dx: number, dy: number, piece: (index: number) => Svg): Svg =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="translate(${dx * index} ${dy * index})">${piece(index)}</g>`,
  ).join("")

/** A lit screen with a picture on it and a reflection over it. */
export const screen = (x: number, y: number, w: number, h: number, r: number): Svg => {
  const id = `s${x}-${y}`
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/></clipPath><g clip-path="url(#${id})">${rect(x, y, w, h, 0, "url(#glow)")}${circle(x + w * 0.72, y + h * 0.36, Math.min(w, h) * 0.2, "#fff", 'opacity=".85"')}${shape(`M${x} ${y + h * 0.78}q${w * 0.25} ${-h * 0.3} ${w * 0.5} ${-h * 0.08}t${w * 0.5} ${-h * 0.1}v${h * 0.5}h${-w}z`, "#0b1020", 'opacity=".45"')}${shape(`M${x} ${y + h}v${-h * 0.16}q${w * 0.3} ${-h * 0.14} ${w * 0.6} 0t${w * 0.4} ${-h * 0.04}v${h * 0.3}z`, "#0b1020", 'opacity=".55"')}${shape(`M${x} ${y}h${w * 0.42}l${-w * 0.3} ${h}h${-w * 0.12}z`, "#fff", 'opacity=".1"')}</g>`
}

/** A piece whose middle is at (fromX, fromY), made larger or smaller and put somewhere else. */
export const moved = (
  piece: Svg,
  fromX: number,
  fromY: number,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): Svg =>
  `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(${-fromX} ${-fromY})">${piece}</g>`
