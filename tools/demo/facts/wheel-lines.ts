/** A wheel line of an invented manufacturer, in all its sizes. */
export interface WheelLine {
  readonly brand: string
  readonly name: string
  /** For the generated picture: its first word and the number of spokes. */
  readonly style: string
  readonly spokes: number
  readonly material: string
  readonly body: "car" | "truck" | "both"
  /** Inches. */
  readonly smallest: number
  readonly largest: number
  /** The manufacturer's price level: 1 is average. */
  readonly level: number
  readonly finishes: ReadonlyArray<string>
  /** Drilled twice, so that one wheel fits pickups of two makes. */
  readonly isDoubleDrilled: boolean
}

/* Brand | line | style, spokes | material | body | diameters | price level | finishes | 2 for double drilled */
const TABLE = `
Helixon | Arc Five | Five-spoke 5 | Cast aluminum | car | 16-20 | 1.1 | Gloss Black, Machined Silver, Gunmetal |
Helixon | Mesh Ten | Mesh 10 | Flow-formed aluminum | car | 17-20 | 1.4 | Matte Bronze, Gunmetal, Hyper Silver |
Helixon | Twin Seven | Split-spoke 7 | Cast aluminum | car | 17-21 | 1.25 | Gloss Black, Hyper Silver |
Dravik | Forge One | Split-spoke 5 | Forged aluminum | car | 18-22 | 2.6 | Brushed Titanium, Gloss Black |
Dravik | Outland | Off-road 8 | Cast aluminum | truck | 16-20 | 1.2 | Matte Black, Matte Bronze | 2
Dravik | Basin | Off-road 6 | Cast aluminum | truck | 17-20 | 1.1 | Matte Black, Gunmetal |
Oakridge | Daily | Multi-spoke 10 | Cast aluminum | both | 15-20 | 0.8 | Machined Silver, Gunmetal |
Oakridge | Steel One | Steel 8 | Steel | both | 15-18 | 0.45 | Matte Black, Silver |
Oakridge | Prairie | Five-spoke 5 | Cast aluminum | truck | 17-22 | 0.95 | Machined Silver, Gloss Black |
Verano | Corsa Lite | Multi-spoke 12 | Flow-formed aluminum | car | 16-19 | 1.3 | Gold, White, Gunmetal |
Verano | Tempo | Mesh 14 | Cast aluminum | car | 17-20 | 1.15 | Hyper Silver, Gloss Black |
Ironvale | Quarry | Off-road 6 | Cast aluminum | truck | 17-22 | 1.35 | Matte Black, Matte Bronze, Machined Black | 2
Ironvale | Anvil | Split-spoke 6 | Cast aluminum | truck | 18-22 | 1.25 | Gloss Black, Chrome |
Helixon | Vector Six | Split-spoke 6 | Cast aluminum | car | 16-20 | 1.05 | Gunmetal, White, Matte Black |
Verano | Pista | Five-spoke 5 | Forged aluminum | car | 17-20 | 2.2 | Matte Bronze, Gold |
Oakridge | Ranch | Off-road 8 | Cast aluminum | truck | 16-20 | 0.85 | Matte Black, Machined Black | 2
Ironvale | Ridge | Mesh 12 | Flow-formed aluminum | truck | 17-22 | 1.4 | Matte Bronze, Gunmetal, Gloss Black |
Kontera | Linea | Multi-spoke 15 | Cast aluminum | car | 16-19 | 0.9 | Hyper Silver, Machined Black |
Luxor | Regent | Multi-spoke 10 | Cast aluminum | both | 18-22 | 1.5 | Chrome, Gloss Black |
Luxor | Opera | Split-spoke 8 | Forged aluminum | car | 19-22 | 2.9 | Brushed Titanium, Chrome |
`

const lineOf = (row: string): WheelLine => {
  const [brand = "", name = "", look = "", material = "", body, diameters = "", level, finishes = "", marks] =
    row.split("|").map((cell) => cell.trim())
  const [style = "", spokes] = look.split(" ")
  const [smallest, largest] = diameters.split("-")
  return {
    brand,
    name,
    style,
    spokes: Number(spokes),
    material,
    body: body === "car" || body === "truck" ? body : "both",
    smallest: Number(smallest),
    largest: Number(largest),
    level: Number(level),
    finishes: finishes.split(", "),
    isDoubleDrilled: marks === "2",
  }
}

export const WHEEL_LINES: ReadonlyArray<WheelLine> = TABLE.trim().split("\n").map(lineOf)
