import { line } from "d3-shape"
import { ChartFrame, seriesColors } from "./chart-frame.tsx"
import type { ChartProps } from "./series.ts"

/** Rates over time, from value to value, broken where there is none. The first series is drawn on top; a second one, for comparison, is dashed. */
export function LineChart(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      {({ x, y, selected }) =>
        props.series
          .map((name, series) => {
            const path = line<{ readonly index: number; readonly value: number }>()
              .x((point) => x(point.index))
              .y((point) => y(point.value))
              .defined(({ value }) => !Number.isNaN(value))(
              props.points.map((point, index) => ({ index, value: point.values[series] ?? Number.NaN })),
            )
            const value = selected === null ? undefined : props.points[selected]?.values[series]
            return (
              <g key={name} fill="none">
                <path
                  d={path ?? ""}
                  stroke={seriesColors[series]}
                  strokeWidth={series === 0 ? 3 : 2}
                  strokeLinejoin="round"
                  {...(series === 0 ? {} : { strokeDasharray: "5 5" })}
                />
                {selected !== null && value !== undefined && !Number.isNaN(value) && (
                  <circle
                    cx={x(selected)}
                    cy={y(value)}
                    r={5}
                    fill={seriesColors[series]}
                    stroke="var(--color-surface)"
                    strokeWidth={2}
                  />
                )}
              </g>
            )
          })
          .reverse()
      }
    </ChartFrame>
  )
}
