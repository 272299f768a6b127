import { Link } from "@tanstack/react-router"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { useRef } from "react"
import type { MarkupFragment } from "../generated/prices.ts"
import { useRowKeys } from "../list/use-row-keys.ts"
import { cell, head } from "./table-style.ts"
import { KIND_LABELS, productTypeOptions, RULE_TYPES } from "./words.ts"

const kindLabel = (ruleType: string): string => {
  const kind = RULE_TYPES.find((known) => known === ruleType)
  return kind === undefined ? ruleType : KIND_LABELS[kind]
}

/** Price markups by when they were changed; a row leads to the form. */
export function MarkupTable({ markups }: { readonly markups: ReadonlyArray<MarkupFragment> }) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Price markups</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            Rule
          </th>
          <th scope="col" className={`${head} hidden sm:table-cell`}>
            Chosen by
          </th>
          <th scope="col" className={`${head} hidden desk:table-cell`}>
            Product type
          </th>
          <th scope="col" className={`${head} hidden desk:table-cell`}>
            Supplier
          </th>
          <th scope="col" className={`${head} hidden sm:table-cell`}>
            Changed
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {markups.map((markup) => (
          <tr key={markup.id} className="relative hover:bg-sunken">
            <th scope="row" className={`${cell} text-left font-normal`}>
              <Link
                to="/prices/rules/$markupId"
                params={{ markupId: markup.id }}
                data-row=""
                className="font-semibold -outline-offset-2 after:absolute after:inset-0"
              >
                {markup.title}
              </Link>
              {markup.isDeleted && (
                <span className="ml-2">
                  <Badge>Deleted</Badge>
                </span>
              )}
            </th>
            <td className={`${cell} hidden whitespace-nowrap sm:table-cell`}>
              {kindLabel(markup.rule.ruleType)}
            </td>
            <td className={`${cell} hidden desk:table-cell`}>
              {productTypeOptions.find(({ id }) => id === markup.type)?.label ?? markup.type}
            </td>
            <td className={`${cell} hidden desk:table-cell`}>{markup.supplierId ?? "All suppliers"}</td>
            <td className={`${cell} hidden whitespace-nowrap text-muted sm:table-cell`}>
              <DateTime at={markup.updatedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
