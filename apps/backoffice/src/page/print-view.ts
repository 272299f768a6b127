import { choiceValue } from "../search-params/search-value.ts"

export const PAPERS = ["packing-slip", "invoice"] as const
export type Paper = (typeof PAPERS)[number]

/** As many as one print takes: a page or two each. */
export const MAX_PRINTED = 100

/** Which papers of which orders are printed. The address of the page is this, and nothing else. */
interface PrintView {
  readonly paper: Paper
  readonly ids: ReadonlyArray<string>
}

const ID = /^[\w-]{1,64}$/

const listed = (ids: unknown): ReadonlyArray<unknown> => {
  if (typeof ids === "string") return ids.split(",")
  return Array.isArray(ids) ? ids : [ids ?? ""]
}

/** Reads a view out of a query string; what cannot be an order's id is left out, and each is printed once. */
export const printView = (raw: { readonly paper?: unknown; readonly ids?: unknown }): PrintView => {
  const known = listed(raw.ids)
    .map(String)
    .filter((id) => ID.test(id))
  return {
    paper: choiceValue(raw.paper, PAPERS) ?? "packing-slip",
    ids: [...new Set(known)].slice(0, MAX_PRINTED),
  }
}
