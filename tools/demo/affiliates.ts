import { derivedId } from "@voltread/api/platform/commands/event-id.ts"
import { executeOn, transaction } from "@voltread/api/platform/postgres/query.ts"
import { EXAMPLE_TEMPLATES } from "@voltread/domain/marketing/postback-template.ts"
import { Effect } from "effect"
import { AFFILIATES, type DemoAffiliate, ROLLUPS } from "./marketing.ts"

const KNOWN = "order={order}&affiliate={affiliate}&payout={payout}&postback={postback}&kind={kind}"

/** The same paths and parameters as the network's own, at the simulated network if there is one. */
const templateOf = (network: DemoAffiliate["network"], simulator: string | undefined): string => {
  if (simulator === undefined) return EXAMPLE_TEMPLATES[network]
  const { pathname } = new URL(EXAMPLE_TEMPLATES[network])
  const [, query = ""] = EXAMPLE_TEMPLATES[network].split("?")
  const [path, parameters] =
    network === "own" ? ["/postback", "click={click}&value={value}"] : [pathname, query]
  return `http://${simulator}/${network}${path}?${parameters}&${KNOWN}`
}

/** The affiliates of the demo orders, with their terms; `since` is before the first order. */
export const saveAffiliates = (since: number, simulator: string | undefined) =>
  transaction((client) =>
    Effect.gen(function* () {
      for (const { id, name } of ROLLUPS)
        yield* executeOn(client, {
          text: "insert into affiliate_rollup (rollup_id, name) values ($1, $2) on conflict do nothing",
          values: [id, name],
        })
      for (const { id, name, rollupId, network, subIds, terms } of AFFILIATES) {
        const template = templateOf(network, simulator)
        yield* executeOn(client, {
          text: `insert into affiliate (affiliate_id, name, status, rollup_id, payout_period, network, conversion_url,
                   reversal_url)
                 values ($1, $2, 'active', $3, 'monthly', $4, $5, $5) on conflict do nothing`,
          values: [id, name, rollupId, network, template],
        })
        yield* executeOn(client, {
          text: `insert into affiliate_rollup_membership (affiliate_id, rollup_id, valid_from) values ($1, $2, $3)
                 on conflict do nothing`,
          values: [id, rollupId, new Date(since)],
        })
        for (const sub of subIds)
          yield* executeOn(client, {
            text: `insert into sub_affiliate (affiliate_id, sub_affiliate_id, name, status)
                   values ($1, $2, $3, 'active') on conflict do nothing`,
            values: [id, sub, `${sub.charAt(0).toUpperCase()}${sub.slice(1)}`],
          })
        yield* executeOn(client, {
          text: `insert into affiliate_terms (terms_id, affiliate_id, valid_from, terms)
                 values ($1, $2, $3, $4) on conflict do nothing`,
          values: [derivedId("affiliate-terms", id), id, new Date(since), JSON.stringify(terms)],
        })
      }
    }),
  )
