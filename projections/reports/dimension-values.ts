import type { StoredPosting } from "./ledger-rows.ts"
import type { Dimension } from "./measures.ts"

const PART = "\u001f"

const searched = (keyword: string | null, campaign: string): string | null =>
  keyword === null ? null : `${keyword}${PART}${campaign}`

/** The value of a posting in each dimension, null for none; tests hold it equal to the SQL in `DIMENSIONS`. */
const VALUES: Readonly<Record<Dimension, (posting: StoredPosting) => string | null>> = {
  all: () => "",
  category: ({ category }) => category,
  brand: ({ brand }) => brand,
  partner: ({ partner }) => partner,
  promotion: ({ promotion }) => promotion,
  product: ({ product_id }) => product_id,
  tires: ({ tire_size }) => (tire_size === "" ? null : ""),
  size: ({ tire_size }) => (tire_size === "" ? null : tire_size),
  referred: ({ affiliate_id }) => (affiliate_id === null ? null : ""),
  affiliate: ({ affiliate_id }) => affiliate_id,
  rollup: ({ affiliate_id, rollup_id }) => (affiliate_id === null ? null : (rollup_id ?? "none")),
  sub_affiliate: ({ affiliate_id, sub_affiliate_id }) =>
    affiliate_id === null ? null : `${affiliate_id}${PART}${sub_affiliate_id ?? "none"}`,
  source: ({ source }) => source,
  medium: ({ medium }) => medium,
  campaign: ({ campaign }) => campaign,
  keyword: ({ keyword, campaign }) => searched(keyword, campaign),
  first_source: ({ first_source }) => first_source,
  first_medium: ({ first_medium }) => first_medium,
  first_campaign: ({ first_campaign }) => first_campaign,
  first_keyword: ({ first_keyword, first_campaign }) => searched(first_keyword, first_campaign),
  paid_source: ({ paid_source }) => paid_source,
  paid_medium: ({ paid_medium }) => paid_medium,
  paid_campaign: ({ paid_campaign }) => paid_campaign,
  paid_keyword: ({ paid_keyword, paid_campaign }) => searched(paid_keyword, paid_campaign),
  best_buy: ({ partner }) => (partner === "Best Buy" ? "" : null),
  best_buy_sku: ({ partner, sku }) => (partner === "Best Buy" ? sku : null),
}

export const DIMENSION_VALUES: ReadonlyArray<readonly [string, (posting: StoredPosting) => string | null]> =
  Object.entries(VALUES)
