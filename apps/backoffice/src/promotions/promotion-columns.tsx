import { categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import type { PromotionView } from "@voltread/domain/contract/promotion.ts"
import { benefitWords } from "@voltread/domain/shared/promotion-words.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "../list/column.ts"
import { rowLinkStyle, secondLineStyle } from "../list/table-style.ts"
import { ValidDays } from "../page/valid-days.tsx"
import { stateOf } from "./promotion-words.ts"

/** The columns of the list of promotions; a row opens its dialog. */
export const promotionColumns = (
  timeZone: string,
  onChange: (promotion: PromotionView) => void,
): ReadonlyArray<Column<PromotionView>> => [
  {
    id: "code",
    header: "Code",
    role: "rowHeader",
    cell: (promotion) => (
      <>
        <button
          type="button"
          data-row=""
          className={`cursor-pointer text-left ${rowLinkStyle}`}
          onClick={() => onChange(promotion)}
        >
          {promotion.code}
        </button>
        <span className={`block text-muted ${secondLineStyle}`}>{promotion.description}</span>
      </>
    ),
  },
  { id: "benefit", header: "Discount", cell: benefitWords },
  {
    id: "categories",
    header: "Categories",
    from: "desk",
    cell: ({ categories }) => (categories.length === 0 ? "All" : categories.map(categoryName).join(", ")),
  },
  {
    id: "uses",
    header: "Per person",
    from: "desk",
    cell: ({ oncePerPerson }) => (oncePerPerson ? "Once" : "Unlimited"),
  },
  {
    id: "period",
    header: "Valid",
    from: "desk",
    className: "whitespace-nowrap text-muted",
    cell: ({ validFrom, validUntil }) => (
      <ValidDays validFrom={validFrom} validUntil={validUntil} timeZone={timeZone} />
    ),
  },
  {
    id: "state",
    header: "State",
    cell: (promotion) => {
      const { label, tone } = stateOf(promotion, Date.now())
      return <Badge tone={tone}>{label}</Badge>
    },
  },
  {
    id: "updated",
    header: "Changed",
    from: "wide",
    className: "text-muted",
    cell: ({ updatedAt, updatedBy }) => (
      <>
        <DateTime at={updatedAt} /> by {updatedBy}
      </>
    ),
  },
]
