import type pg from "pg"
import type { UserViewer } from "../../platform/http/viewer.ts"
import { executeOn } from "../../platform/postgres/query.ts"

interface RecordedAffiliateChange {
  readonly affiliateId: string
  /** In words, such as `Terms ended`. */
  readonly what: string
  readonly before: object | null
  readonly after: object | null
}

/** Records who changed what about an affiliate, in the transaction of the change. Secrets are left out. */
export const recordChange = (
  client: pg.ClientBase,
  { affiliateId, what, before, after }: RecordedAffiliateChange,
  { username, name }: UserViewer,
) =>
  executeOn(client, {
    text: `insert into affiliate_change (affiliate_id, actor, actor_name, what, before, after)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [
      affiliateId,
      username,
      name,
      what,
      before === null ? null : JSON.stringify(before),
      after === null ? null : JSON.stringify(after),
    ],
  })
