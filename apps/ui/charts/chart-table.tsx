import { type ChartProps, valueText } from "./series.ts"

/** What the chart shows, in words and numbers. */
export function ChartTable({ title, points, series, labelHeading, format }: ChartProps) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer font-medium text-muted hover:text-ink">Show as table</summary>
      <div className="relative mt-2 max-h-80 overflow-auto rounded-md border border-line">
        <table className="w-full text-left">
          <caption className="sr-only">{title}</caption>
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-2">
                {labelHeading}
              </th>
              {series.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.key ?? point.label} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 font-normal">
                  {point.label}
                </th>
                {series.map((name, index) => (
                  <td key={name} className="numeric px-3 py-1.5 text-right">
                    {valueText(format, point.values[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
