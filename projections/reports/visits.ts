import { type Projection, removingRows } from "../platform/projection.ts"
import { run } from "../platform/sql.ts"
import type { VisitBatch } from "./visit-document.ts"

/** Visits by where they came from: the clicks of affiliates (lifecycle §8). */
export const visits: Projection<VisitBatch> = {
  name: "visits",
  version: 2,
  source: "visits",
  tables: ["visit"],
  tableDdl: `
    create table if not exists visit (
      visit_id text collate "C" primary key,
      position text collate "C" not null,
      day date not null,
      affiliate_id text collate "C",
      rollup_id text collate "C"
    )`,
  indexDdl: `
    create index if not exists visit_affiliate on visit (day, affiliate_id) where affiliate_id is not null;`,
  apply: async (db, { visits: changes }) => {
    if (changes.length === 0) return
    const rows = changes.map(({ entry: { id, position, at, event } }) => ({
      visit_id: id,
      position,
      day: at.slice(0, 10),
      affiliate_id: event.data.parameters.affiliate_id ?? null,
      rollup_id: event.data.parameters.acid ?? null,
    }))
    await run(db, "insert into visit select * from json_populate_recordset(null::visit, $1)", [
      JSON.stringify(rows),
    ])
  },
  remove: removingRows("visit_id", "visit"),
}
