import { type VisitEvent, visitCodec } from "@voltread/domain/marketing/visit.ts"
import { Schema } from "effect"
import type { DocumentChange, Entry } from "../platform/entry.ts"
import { type Queryable, reading } from "../platform/sql.ts"

/** A visit begins, and later the tracking service answers its click; its own facts do not change. */
interface VisitDocument {
  readonly revision: number
}

const readKnown = reading(Schema.Struct({ id: Schema.String, revision: Schema.Int }))

export const visitDocuments = {
  prefix: "visit-",
  decode: visitCodec.decodeOrThrow,
  fold: (_: VisitDocument | null, { revision }: Entry<VisitEvent>): VisitDocument => ({ revision }),
  load: async (db: Queryable, ids: ReadonlyArray<string>) => {
    const rows = await readKnown(db, "select visit_id as id, revision from visit where visit_id = any($1)", [
      ids,
    ])
    return new Map(rows.map(({ id, revision }) => [id, { revision }]))
  },
}

export type VisitChange = DocumentChange<VisitEvent, VisitDocument>

/** The batch that projections of visits receive. */
export interface VisitBatch {
  readonly visits: ReadonlyArray<VisitChange>
}
