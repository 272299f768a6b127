import { type Category, categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import type { PromotionView } from "@voltread/domain/contract/promotion.ts"
import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { fromDecimal, fromWritten, toDecimal } from "@voltread/domain/shared/money.ts"
import { normalizeCode, PromotionCode, type PromotionForm } from "@voltread/domain/shared/promotion.ts"
import { Schema } from "effect"
import { endOf, firstDayOf, lastDayOf, startOf } from "../page/shop-days.ts"

/** The form of a promotion as it is typed in; days are the shop's, `YYYY-MM-DD`. */
interface PromotionValues {
  readonly code: string
  readonly description: string
  readonly kind: string
  /** Percent or dollars. */
  readonly value: string
  /** None: all products. */
  readonly categories: ReadonlyArray<Category>
  readonly oncePerPerson: boolean
  readonly isActive: boolean
  readonly from: string
  /** The last day; empty: none. */
  readonly until: string
}

/** `now`: UTC ISO string, the day from which a new one holds. */
export const valuesOf = (
  promotion: PromotionView | null,
  now: string,
  timeZone: string,
): PromotionValues => ({
  code: promotion?.code ?? "",
  description: promotion?.description ?? "",
  kind: promotion?.benefit.kind ?? "percent",
  value: amountOf(promotion),
  categories: (promotion?.categories ?? []).map((id) => ({ id, name: categoryName(id) })),
  oncePerPerson: promotion?.oncePerPerson ?? false,
  isActive: promotion?.isActive ?? true,
  from: firstDayOf(promotion?.validFrom ?? now, timeZone),
  until: promotion === null || promotion.validUntil === null ? "" : lastDayOf(promotion.validUntil, timeZone),
})

const amountOf = (promotion: PromotionView | null): string => {
  switch (promotion?.benefit.kind) {
    case "percent":
      return toDecimal(promotion.benefit.basisPoints).replace(/\.?0+$/, "")
    case "amount":
      return toDecimal(promotion.benefit.cents)
    default:
      return ""
  }
}

type Read =
  | { readonly code: string; readonly form: PromotionForm }
  | { readonly errors: Readonly<Record<string, string>> }

const isCode = Schema.is(PromotionCode)

const benefitOf = ({ kind, value }: PromotionValues): PromotionForm["benefit"] | string => {
  if (kind === "free-shipping") return { kind }
  if (kind === "amount") {
    const cents = fromWritten(value)
    return cents !== undefined && cents > 0
      ? { kind, cents }
      : "Please enter an amount in dollars, such as 25.00"
  }
  const hundredths = fromDecimal(value.trim().replace(/%$/, ""))
  return hundredths !== undefined && hundredths > 0 && hundredths <= 10_000
    ? { kind: "percent", basisPoints: hundredths }
    : "Please enter a percentage up to 100, such as 7.5"
}

/** The promotion that was typed in, or what is wrong with it by field. */
export const readPromotion = (values: PromotionValues, timeZone: string): Read => {
  const code = normalizeCode(values.code)
  const benefit = benefitOf(values)
  const errors: Record<string, string> = {}
  if (!isCode(code)) errors.code = "Please enter 2 to 30 letters, digits or dashes"
  if (typeof benefit === "string") errors.value = benefit
  if (!isDay(values.from)) errors.from = "Please enter a day, such as 2026-11-01"
  if (values.until !== "" && !isDay(values.until)) errors.until = "Please enter a day, such as 2026-11-30"
  else if (values.until !== "" && values.until < values.from)
    errors.until = "Please enter a day on or after the first day"
  if (typeof benefit === "string" || Object.keys(errors).length > 0) return { errors }
  return {
    code,
    form: {
      description: values.description.trim(),
      benefit,
      categories: values.categories.map(({ id }) => id),
      oncePerPerson: values.oncePerPerson,
      isActive: values.isActive,
      validFrom: startOf(values.from, timeZone),
      validUntil: values.until === "" ? null : endOf(values.until, timeZone),
    },
  }
}
