import type { Percentiles } from "./projections.ts"

/** What was measured, the figure, its target (architecture §8), and whether it was missed. */
export type Row = readonly [what: string, figure: string, aim: string, isMissed?: boolean]

export const whole = (value: number): string => Math.round(value).toLocaleString("en-US")
export const ms = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value))
export const times = ({ p50, p95, p99 }: Percentiles): string =>
  `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)} ms`
export const ratio = (value: number): string => `${value.toFixed(2)} ×`

const WIDTHS = [62, 72] as const

export const print = (rows: ReadonlyArray<Row>): void => {
  for (const [what, figure, aim] of rows) {
    process.stdout.write(`${`${what.padEnd(WIDTHS[0])} ${figure.padEnd(WIDTHS[1])} ${aim}`.trimEnd()}\n`)
  }
}

/** One line for each missed target, after all figures. */
export const printMissed = (rows: ReadonlyArray<Row>): void => {
  const missed = rows.filter(([, , , isMissed]) => isMissed === true)
  if (missed.length === 0) return
  process.stdout.write("\nMissed:\n")
  for (const [what, figure, aim] of missed) process.stdout.write(`  ${what}: ${figure}, aim ${aim}\n`)
}
