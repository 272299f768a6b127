import { trafficSource } from "../marketing/traffic-source.ts"
import { rollupOf, type VisitBegan } from "../marketing/visit.ts"
import type { Touch } from "../ordering/attribution.ts"

/** The facts that an order keeps of a visit that led to it. */
export const touchOfVisit = (visit: VisitBegan, at: string): Touch => {
  const { visitId, parameters, referrer } = visit
  return {
    visitId,
    at,
    ...trafficSource(parameters, referrer),
    term: parameters.utm_term ?? null,
    content: parameters.utm_content ?? null,
    hasGoogleClick: parameters.gclid !== undefined,
    affiliateId: parameters.affiliate_id ?? null,
    subAffiliateId: parameters.sub_affiliate_id ?? null,
    rollupId: rollupOf(visit),
  }
}
