import { formatNumber } from "@voltread/domain/shared/number-format.ts"

interface ShownOnlyProps {
  /** There are more than are shown. */
  readonly hasMore: boolean
  readonly count: number
  readonly which?: "newest" | "oldest"
}

/** Says of a list that ends before all that there is which part of it is shown. */
export function ShownOnly({ hasMore, count, which = "newest" }: ShownOnlyProps) {
  return hasMore && <p className="py-2 text-sm">{`The ${which} ${formatNumber(count)} are shown.`}</p>
}
