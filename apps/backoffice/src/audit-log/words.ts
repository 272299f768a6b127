import { type OUTCOMES, STAFF_ACTIONS, SUBJECT_KINDS } from "@voltread/domain/contract/staff-actions.ts"
import { SECTION_LABELS } from "@voltread/domain/shared/settings-labels.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { roleLabel } from "../page/role-label.ts"
import { choiceValue } from "../search-params/search-value.ts"

const namesOf = <Name extends string>(facts: Readonly<Record<Name, unknown>>): ReadonlyArray<Name> => {
  const names: Array<Name> = []
  for (const name in facts) names.push(name)
  return names
}

export const ACTIONS = namesOf(STAFF_ACTIONS)
export const KINDS = namesOf(SUBJECT_KINDS)

export const actionLabel = (action: string): string => {
  const known = choiceValue(action, ACTIONS)
  return known === undefined ? action : STAFF_ACTIONS[known].label
}

/** The one value of a request that the log keeps, in the words of the page where it was chosen. */
export const detailLabel = ({
  action,
  detail,
}: {
  readonly action: string
  readonly detail: string
}): string => {
  switch (action) {
    case "order-status":
    case "order-item-status":
      return statusLabel(detail)
    case "order-refund":
    case "order-write-off":
    case "return-refund":
      return formatMoney(Number(detail))
    case "order-item-units":
      return `By ${detail}`
    default:
      return roleLabel(detail)
  }
}

export const kindLabel = (kind: string): string => {
  const known = choiceValue(kind, KINDS)
  return known === undefined ? kind : SUBJECT_KINDS[known]
}

const SECTIONS = namesOf(SECTION_LABELS)

export const sectionLabel = (section: string): string => {
  const known = choiceValue(section, SECTIONS)
  return known === undefined ? section : SECTION_LABELS[known]
}

export type Outcome = (typeof OUTCOMES)[number]
