import type { OrderCost } from "./cost.ts"
import { ms, type Row, ratio, whole } from "./report.ts"

const HEAVIEST = 12

/** The cost of an order, and the most expensive statements with eight shoppers. */
export const costRows = (costs: ReadonlyArray<OrderCost>): ReadonlyArray<Row> => [
  ...costs.map(
    ({ products, shoppers, cpu, statements }): Row => [
      `an order, ${shoppers} shoppers, ${whole(products)} products`,
      `CPU ms: API ${ms(cpu.api)}, projector ${ms(cpu.projector)}, Postgres ${ms(cpu.postgres)}; ${whole(statements)} statements`,
      "",
    ],
  ),
  ...(costs.find(({ shoppers }) => shoppers === 8)?.statementsByWeight ?? [])
    .slice(0, HEAVIEST)
    .map(
      ({ text, calls, ms: took }): Row => [
        `  ${text.slice(0, STATEMENT_LENGTH)}`,
        `${calls.toFixed(1)} calls, ${took.toFixed(2)} ms in Postgres`,
        "",
      ],
    ),
]

const STATEMENT_LENGTH = 56

/** CPU time of everything an order needs, with a larger catalog compared with a smaller one. */
export const costByCatalogueRows = (
  smaller: ReadonlyArray<OrderCost>,
  larger: ReadonlyArray<OrderCost>,
): ReadonlyArray<Row> => {
  const cpuMs = ({ cpu }: OrderCost) => cpu.api + cpu.projector + cpu.postgres
  return larger.flatMap((large): ReadonlyArray<Row> => {
    const small = smaller.find(({ shoppers }) => shoppers === large.shoppers)
    if (small === undefined) return []
    const share = cpuMs(large) / cpuMs(small)
    return [
      [
        `an order, ${large.shoppers} shoppers, ${whole(large.products)} against ${whole(small.products)} products`,
        `${ratio(share)} of the processor time`,
        "1.10 ×",
        share > 1.1,
      ],
    ]
  })
}
