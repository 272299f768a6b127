/** One point: a place on the axis (a day, a channel) with one value for each series; NaN where there is none. */
export interface ChartPoint {
  /** Tells it from others with the same label; absent: the label does. */
  readonly key?: string
  readonly label: string
  readonly values: ReadonlyArray<number>
}

export interface ChartProps {
  /** What the chart shows; its accessible name and the caption of its table. */
  readonly title: string
  /** Heading of the labels' column in the table: "Day". */
  readonly labelHeading: string
  /** Names of the series, in the order of `values`; up to three. */
  readonly series: ReadonlyArray<string>
  readonly points: ReadonlyArray<ChartPoint>
  readonly format: (value: number) => string
  /** Short form for the axis. */
  readonly formatAxis?: (value: number) => string
  readonly height?: number
  /** The series are parts of one whole, drawn on top of each other. */
  readonly isStacked?: boolean
  /** A point was pressed, or Enter on it. */
  readonly onChoose?: (index: number) => void
}

/** A value in words; a dash where there is none. */
export const valueText = (format: ChartProps["format"], value = Number.NaN): string =>
  Number.isNaN(value) ? "–" : format(value)

/** Drawing area inside the margins, in pixels. */
export const MARGIN = { top: 12, right: 12, bottom: 28, left: 60 } as const

/** From the lowest value, or zero when all are positive, to the highest; never empty. */
export const valueRange = (
  points: ReadonlyArray<ChartPoint>,
  isStacked = false,
): readonly [number, number] => {
  let low = 0
  let high = 0
  for (const { values } of points) {
    const known = values.filter((value) => !Number.isNaN(value))
    const ends = isStacked ? [sumOf(known, -1), sumOf(known, 1)] : known
    for (const value of ends) {
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  }
  return low === high ? [low, low + 1] : [low, high]
}

/** The sum of the values on one side of zero. */
export const sumOf = (values: ReadonlyArray<number>, side: 1 | -1): number =>
  values.reduce((sum, value) => (Math.sign(value) === side ? sum + value : sum), 0)

/** Indices of at most `most` labels, evenly spread, the first among them. */
export const labelIndices = (count: number, most: number): ReadonlyArray<number> => {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}

/** A character of a label of 12 px is that wide at most, but for a few capitals. */
const CHARACTER = 7.5

/** A label in so many pixels of its own; what does not fit is cut. */
export const labelWithin = (label: string, pixels: number): string => {
  const most = Math.max(2, Math.floor(pixels / CHARACTER))
  return label.length <= most ? label : `${label.slice(0, most - 1).trimEnd()}…`
}

/** Where an arrow key leads from a point; `undefined` for other keys. */
export const nextPoint = (key: string, current: number, count: number): number | undefined => {
  switch (key) {
    case "ArrowRight":
      return Math.min(count - 1, current + 1)
    case "ArrowLeft":
      return Math.max(0, current - 1)
    case "Home":
      return 0
    case "End":
      return count - 1
    default:
      return undefined
  }
}
