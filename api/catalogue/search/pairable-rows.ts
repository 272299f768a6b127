import type { Vehicle } from "@voltread/domain/catalogue/fitment.ts"
import type { Column } from "./column.ts"
import { type Axle, judgeTire, judgeWheel, sizeOf, whereStaggered } from "./fit.ts"
import type { ProductSearch } from "./product-search.ts"
import type { SearchIndex } from "./search-index.ts"

/**
 * For a staggered vehicle, which needs two sizes: the rows that fit only one axle, of the first product lines that have
 * rows for both axles; as many lines as a page has products. None for other vehicles.
 */
export const pairableRows = (
  index: SearchIndex,
  { fit, productType, pageSize }: ProductSearch,
  rows: () => ReadonlyArray<number>,
): ReadonlyArray<number> => {
  const staggered = fit?._tag === "vehicle" ? whereStaggered(fit.vehicle) : null
  if (staggered === null) return []
  const { codes, axleOf } = axlesOn(index, productType, staggered)
  const lines = new Map<number, { front: Array<number>; rear: Array<number> }>()
  for (const row of rows()) {
    const line = index.lines.codes[row] ?? 0
    const axle = axleOf(codes[row] ?? 0)
    if (axle === null || index.lines.values[line]?.length === 0) continue
    const axles = lines.get(line) ?? { front: [], rear: [] }
    lines.set(line, axles)
    axles[axle].push(row)
  }
  return [...lines.values()]
    .filter(({ front, rear }) => front.length > 0 && rear.length > 0)
    .slice(0, pageSize)
    .flatMap(({ front, rear }) => [...front, ...rear])
}

/** The one axle that each size or shape fits, computed once; null: both. */
const axlesOn = (index: SearchIndex, productType: ProductSearch["productType"], vehicle: Vehicle) => {
  const judged = new Map<number, Axle | null>()
  const target = { _tag: "vehicle", vehicle } as const
  const judge = (code: number): Axle | null => {
    const [tire, wheel] = [index.tireSizes[code], index.wheelShapes[code]]
    if (productType === "wheel") return wheel === undefined ? null : judgeWheel(wheel, target).axle
    return tire === undefined ? null : judgeTire(sizeOf(tire), target).axle
  }
  const axleOf = (code: number): Axle | null => {
    const known = judged.get(code)
    if (known !== undefined) return known
    const axle = judge(code)
    judged.set(code, axle)
    return axle
  }
  const codes: Column["codes"] = productType === "wheel" ? index.wheelCodes : index.tireCodes
  return { codes, axleOf }
}
