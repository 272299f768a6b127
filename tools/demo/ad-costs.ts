import type { Faker } from "@faker-js/faker"
import type { AdCost } from "@voltread/api/imports/ad-costs.ts"
import type { DemoVisit } from "./visits.ts"

/** An ad account's figures for the visits from its ads: each click costs a few dollars. */
export const demoAdCosts = (faker: Faker, visits: ReadonlyArray<DemoVisit>): ReadonlyArray<AdCost> => {
  const costs = new Map<string, AdCost>()
  for (const { at, parameters } of visits) {
    const { gclid, utm_campaign: campaign, utm_term: keyword } = parameters
    if (gclid === undefined || campaign === undefined || keyword === undefined) continue
    const day = at.slice(0, 10)
    const key = [day, campaign, keyword].join("\n")
    const known = costs.get(key)
    costs.set(key, {
      day,
      campaign,
      keyword,
      clicks: (known?.clicks ?? 0) + 1,
      cost: (known?.cost ?? 0) + faker.number.int({ min: 900, max: 1_900 }),
    })
  }
  return [...costs.values()]
}
