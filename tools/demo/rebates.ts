import type { Faker } from "@faker-js/faker"
import type { ProductLine } from "@voltread/domain/catalogue/product-line.ts"
import type { Rebate } from "@voltread/domain/catalogue/rebate.ts"

const LINES_WITH_A_REBATE = 14
const DAY = 86_400_000

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Mail-in rebates on some tire lines; most are valid on `today` (milliseconds since 1970), some have ended. */
export const demoRebates = (
  faker: Faker,
  lines: ReadonlyArray<ProductLine>,
  today: number,
): ReadonlyArray<Rebate> =>
  faker.helpers
    .arrayElements(
      lines.filter(({ category }) => category === "tires"),
      LINES_WITH_A_REBATE,
    )
    .map(({ lineId, brand, name }, index) => {
      const dollars = faker.helpers.arrayElement([40, 50, 60, 80, 100])
      const isOver = index % 5 === 4
      const code = `${brand.slice(0, 3).toUpperCase()}${dollars}`
      return {
        rebateId: `rebate-${lineId}`,
        url: `https://rebates.voltread.example/${lineId}`,
        code,
        description: `$${dollars} back by prepaid card on a set of four ${brand} ${name} tires`,
        amount: dollars * 100,
        validFrom: dayOf(today - (isOver ? 120 : 20) * DAY),
        validUntil: dayOf(today + (isOver ? -30 : 60) * DAY),
        appliesTo: { _tag: "line", lineId },
      }
    })
