import { FACET_LABELS } from "@voltread/domain/catalogue/facet-labels.ts"
import type { FacetName } from "@voltread/domain/catalogue/facet-names.ts"
import type { FacetOption } from "./facets.ts"

const labels: Readonly<Partial<Record<FacetName, (value: string) => string>>> = FACET_LABELS

/** The server's label of a value. It sends none for a value that no product has anymore. */
export const facetLabel = (name: FacetName, value: string, options: ReadonlyArray<FacetOption>): string =>
  options.find((option) => option.value === value)?.label ?? labels[name]?.(value) ?? value
