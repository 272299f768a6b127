import { type VisitEvent, visitCodec } from "@voltread/domain/marketing/visit.ts"
import { Schema } from "effect"
import type { DocumentChange, Entry } from "../platform/entry.ts"
import { type Queryable, reading } from "../platform/sql.ts"

/** A visit is one fact: nothing happens to it afterwards. */
export interface VisitDocument {
  readonly revision: number
}

const readKnown = reading(Schema.Struct({ id: Schema.String }))

export const visitDocuments = {
  prefix: "visit-",
  decode: visitCodec.decodeOrThrow,
  fold: (_: VisitDocument | null, { revision }: Entry<VisitEvent>): VisitDocument => ({ revision }),
  load: async (db: Queryable, ids: ReadonlyArray<string>) => {
    const rows = await readKnown(db, "select visit_id as id from visit where visit_id = any($1)", [ids])
    return new Map(rows.map(({ id }) => [id, { revision: 0 }]))
  },
}

export type VisitChange = DocumentChange<VisitEvent, VisitDocument>

/** What models of visits are given. */
export interface VisitBatch {
  readonly visits: ReadonlyArray<VisitChange>
}
