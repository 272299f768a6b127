import { Link } from "@tanstack/react-router"
import { Badge } from "@voltread/ui/components/badge.tsx"
import type { MarkupFragment } from "../generated/prices.ts"
import type { Column } from "../list/column.ts"
import { timeCells } from "../list/shared-columns.tsx"
import { rowLinkStyle } from "../list/table-style.ts"
import { KIND_LABELS, productTypeOptions } from "./labels.ts"
import { RULE_TYPES } from "./rule-types.ts"

const kindLabel = (ruleType: string): string => {
  const kind = RULE_TYPES.find((known) => known === ruleType)
  return kind === undefined ? ruleType : KIND_LABELS[kind]
}

/** The columns of the list of price markups; a row leads to the form. */
export const markupColumns: ReadonlyArray<Column<MarkupFragment>> = [
  {
    id: "rule",
    header: "Rule",
    role: "rowHeader",
    cell: (markup) => (
      <>
        <Link
          to="/prices/rules/$markupId"
          params={{ markupId: markup.id }}
          data-row=""
          className={rowLinkStyle}
        >
          {markup.title}
        </Link>
        {markup.isDeleted && (
          <span className="ml-2">
            <Badge>Deleted</Badge>
          </span>
        )}
      </>
    ),
  },
  {
    id: "chosenBy",
    header: "Applies to",
    from: "sm",
    className: "whitespace-nowrap",
    cell: ({ rule }) => kindLabel(rule.ruleType),
  },
  {
    id: "productType",
    header: "Product type",
    from: "desk",
    cell: ({ type }) => productTypeOptions.find(({ id }) => id === type)?.label ?? type,
  },
  {
    id: "supplier",
    header: "Supplier",
    from: "desk",
    cell: ({ supplierId }) => supplierId ?? "All suppliers",
  },
  { id: "changed", header: "Changed", from: "sm", ...timeCells("updatedAt") },
]
