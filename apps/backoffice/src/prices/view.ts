import {
  choiceValue,
  omitUndefined,
  type RawSearch,
  textValue,
  wholeValue,
} from "../search-params/search-value.ts"
import { type MarkupKind, RULE_TYPES } from "./rule-types.ts"

/** What the list of price markups shows. The address is this. */
export interface MarkupsView {
  readonly q?: string
  readonly kind?: MarkupKind
  readonly deleted?: "shown"
  /** From 2; absent for the first page. */
  readonly page?: number
}

export const markupsView = (raw: RawSearch): MarkupsView =>
  omitUndefined({
    q: textValue(raw.q),
    kind: choiceValue(raw.kind, RULE_TYPES),
    deleted: choiceValue(raw.deleted, ["shown"] as const),
    page: laterPage(raw.page),
  })

/** What the product lookup, or a product's price history, shows. */
export interface LookupView {
  readonly q?: string
  readonly page?: number
}

export const lookupView = (raw: RawSearch): LookupView =>
  omitUndefined({ q: textValue(raw.q), page: laterPage(raw.page) })

const laterPage = (value: unknown): number | undefined => {
  const page = wholeValue(value)
  return page === undefined || page < 2 ? undefined : page
}
