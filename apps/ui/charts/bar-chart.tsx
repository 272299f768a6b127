import { ChartFrame, seriesColors } from "./chart-frame.tsx"
import { type ChartProps, sumOf } from "./series.ts"

/** Amounts: side by side, or as parts of one bar. */
export function BarChart(props: ChartProps) {
  if (props.isStacked === true) return <StackedBars {...props} />
  return (
    <ChartFrame {...props}>
      {({ x, y, step }) => {
        const group = Math.min(step * 0.72, 96)
        const width = group / props.series.length
        return props.points.map((point, index) => (
          <g key={point.key ?? point.label}>
            {props.series.map((name, series) => {
              const value = point.values[series] || 0
              return (
                <rect
                  key={name}
                  x={x(index) - group / 2 + series * width + 1}
                  y={Math.min(y(0), y(value))}
                  width={Math.max(1, width - 2)}
                  height={Math.abs(y(0) - y(value))}
                  rx={2}
                  fill={seriesColors[series]}
                />
              )
            })}
          </g>
        ))
      }}
    </ChartFrame>
  )
}

function StackedBars(props: ChartProps) {
  return (
    <ChartFrame {...props}>
      {({ x, y, step }) => {
        const width = Math.max(1, Math.min(step * 0.72, 96))
        return props.points.map((point, index) => (
          <g key={point.key ?? point.label}>
            {props.series.map((name, series) => {
              const value = point.values[series] || 0
              const below = sumOf(point.values.slice(0, series), value < 0 ? -1 : 1)
              return (
                <rect
                  key={name}
                  x={x(index) - width / 2}
                  y={Math.min(y(below), y(below + value))}
                  width={width}
                  height={Math.abs(y(below) - y(below + value))}
                  fill={seriesColors[series]}
                />
              )
            })}
          </g>
        ))
      }}
    </ChartFrame>
  )
}
