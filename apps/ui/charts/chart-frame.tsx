import { scaleLinear } from "d3-scale"
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { ChartTable } from "./chart-table.tsx"
import {
  type ChartPoint,
  type ChartProps,
  labelIndices,
  labelWithin,
  MARGIN,
  nextPoint,
  valueRange,
  valueText,
} from "./series.ts"

/** What a chart draws with: pixels of a point's middle and of a value. */
interface Plot {
  readonly x: (index: number) => number
  readonly y: (value: number) => number
  readonly step: number
  readonly selected: number | null
}

export const seriesColors = ["var(--color-accent)", "var(--color-line-strong)", "var(--color-ink)"] as const

const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  // Before the first paint: a chart of another width would show for a moment, cut off at the edge of its card.
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () => setWidth(Math.max(240, element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

const describe = (props: ChartProps, point: ChartPoint): string =>
  `${point.label}: ${props.series.map((name, index) => `${name} ${valueText(props.format, point.values[index])}`).join(", ")}`

/**
 * Axes, selection and the table that tells the same in words. The pointer or the arrow keys choose a point, which is
 * read out; the marks themselves come from `children`.
 */
export function ChartFrame({
  children,
  ...props
}: ChartProps & { readonly children: (plot: Plot) => ReactNode }) {
  const { title, points, series, formatAxis = props.format, height = 280 } = props
  const { ref, width } = useWidth()
  const [selected, setSelected] = useState<number | null>(null)

  const inner = width - MARGIN.left - MARGIN.right
  const step = inner / Math.max(1, points.length)
  const y = scaleLinear()
    .domain(valueRange(points, props.isStacked))
    .nice(4)
    .range([height - MARGIN.bottom, MARGIN.top])
  const x = (index: number) => MARGIN.left + step * (index + 0.5)
  const labeled = labelIndices(points.length, inner / 90)
  /** From the middle of one label to that of the next, in pixels. */
  const labelSpace = step * (labeled[1] ?? points.length)
  const chosen = selected === null ? undefined : points[selected]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return setSelected(null)
    if (event.key === "Enter" && selected !== null) return props.onChoose?.(selected)
    const next = nextPoint(event.key, selected ?? -1, points.length)
    if (next === undefined) return
    event.preventDefault()
    setSelected(next)
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - MARGIN.left
    const index = Math.floor(left / step)
    setSelected(index >= 0 && index < points.length ? index : null)
  }

  return (
    <figure ref={ref} className="flex flex-col gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="font-semibold">{title}</span>
        {series.map((name, index) => (
          <span key={name} className="inline-flex items-center gap-1.5 text-muted">
            <span className="size-2.5 rounded-xs" style={{ background: seriesColors[index] }} />
            {name}
          </span>
        ))}
        <span aria-live="polite" className="numeric ml-auto min-h-6 font-medium">
          {chosen === undefined ? "" : describe(props, chosen)}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}. Use the arrow keys to read its ${points.length} points${props.onChoose === undefined ? "" : ", Enter to open one"}; a table follows.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the points of this graphic
        tabIndex={0}
        width={width}
        height={height}
        className={`max-w-full touch-pan-y rounded-md ${props.onChoose !== undefined && selected !== null ? "cursor-pointer" : ""}`}
        onClick={() => (selected === null ? undefined : props.onChoose?.(selected))}
        onKeyDown={onKeyDown}
        onBlur={() => setSelected(null)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setSelected(null)}
      >
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={MARGIN.left} x2={width - MARGIN.right} stroke="var(--color-line)" />
            <text x={MARGIN.left - 8} dy="0.32em" textAnchor="end" fontSize="12" fill="var(--color-muted)">
              {formatAxis(tick)}
            </text>
          </g>
        ))}
        {labeled.map((index) => (
          <text
            key={index}
            x={x(index)}
            y={height - 8}
            textAnchor="middle"
            fontSize="12"
            fill="var(--color-muted)"
          >
            {labelWithin(points[index]?.label ?? "", labelSpace)}
          </text>
        ))}
        {selected !== null && (
          <rect
            x={MARGIN.left + step * selected}
            y={MARGIN.top}
            width={step}
            height={height - MARGIN.top - MARGIN.bottom}
            fill="var(--color-ink)"
            opacity="0.06"
          />
        )}
        {children({ x, y: (value) => y(value), step, selected })}
      </svg>
      <ChartTable {...props} />
    </figure>
  )
}
