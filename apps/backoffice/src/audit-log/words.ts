import { type OUTCOMES, STAFF_ACTIONS, SUBJECT_KINDS } from "@voltread/domain/contract/staff-actions.ts"
import { SECTION_LABELS } from "@voltread/domain/shared/settings-labels.ts"
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
