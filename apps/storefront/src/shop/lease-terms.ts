import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"

const META = "voltread:lease-terms"

/** As the server has written them into the page; null where nothing has. */
export const leaseTerms = (): OfferedTerms | null =>
  JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content ?? "null")

export const leaseTermsMeta = (terms: OfferedTerms) => ({ name: META, content: JSON.stringify(terms) })
