import { ChartFrame, seriesColours } from "./chart-frame.tsx"
import type { ChartProps } from "./series.ts"

/** Values side by side, for things that have no order in time. */
export function BarChart(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      {({ x, y, step }) => {
        const group = Math.min(step * 0.72, 96)
        const width = group / props.series.length
        return props.points.map((point, index) => (
          <g key={point.label}>
            {props.series.map((name, series) => {
              const value = point.values[series] ?? 0
              return (
                <rect
                  key={name}
                  x={x(index) - group / 2 + series * width + 1}
                  y={Math.min(y(0), y(value))}
                  width={Math.max(1, width - 2)}
                  height={Math.abs(y(0) - y(value))}
                  rx={2}
                  fill={seriesColours[series]}
                />
              )
            })}
          </g>
        ))
      }}
    </ChartFrame>
  )
}
