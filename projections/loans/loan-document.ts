import { loanCodec } from "@voltread/domain/loans/application-codec.ts"
import {
  LoanApplicationInitiated,
  LoanContractPrepared,
  type LoanEvent,
  LoanFunded,
  LoanStatus,
  LoanUnits,
} from "@voltread/domain/loans/application-event.ts"
import { evolveLoan, type LoanApplication } from "@voltread/domain/loans/application-state.ts"
import { Effect, Schema } from "effect"
import type { DocumentChange, Entry } from "../platform/entry.ts"
import { type Queryable, reading } from "../platform/sql.ts"

/** The domain's own state of an application, as stored between events. */
const StoredLoan: Schema.Codec<LoanApplication, unknown> = Schema.Struct({
  _tag: Schema.tag("application"),
  initiated: LoanApplicationInitiated.fields.data,
  status: LoanStatus,
  lenderReference: Schema.NullOr(Schema.String),
  // Older documents lack it; screens then show nothing.
  code: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  approvedAmount: Schema.NullOr(Schema.Int),
  approvalExpiresAt: Schema.NullOr(Schema.String),
  contract: Schema.NullOr(LoanContractPrepared.fields.data),
  everSigned: Schema.Boolean,
  contracts: Schema.Int,
  funded: Schema.NullOr(LoanFunded.fields.data),
  delivered: LoanUnits,
  returned: LoanUnits,
  announced: Schema.Array(Schema.String),
})

export const LoanDocument = Schema.Struct({
  state: StoredLoan,
  revision: Schema.Int,
  /** When it was last approved. */
  approvedAt: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  updatedAt: Schema.String,
})
export type LoanDocument = typeof LoanDocument.Type

/** The application after one more event. Pure. Throws if a stream does not begin with its initiation. */
const foldLoan = (before: LoanDocument | null, entry: Entry<LoanEvent>): LoanDocument => {
  const { event, at } = entry
  const state = evolveLoan(before?.state ?? { _tag: "none" }, event)
  if (state._tag === "none")
    throw new Error(`The application begins with ${event.type}, not with its initiation`)
  const isApproval =
    event.type === "LoanApplicationStatusChanged" &&
    event.data.to === "APPROVED" &&
    event.data.from !== "COMPLETED"
  return {
    state,
    revision: entry.revision,
    approvedAt: isApproval ? at : (before?.approvedAt ?? null),
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  }
}

const readStored = reading(Schema.Struct({ id: Schema.String, document: LoanDocument }))

export const loanDocuments = {
  prefix: "loan-",
  decode: loanCodec.decodeOrThrow,
  fold: foldLoan,
  load: async (db: Queryable, ids: ReadonlyArray<string>) => {
    const rows = await readStored(
      db,
      "select loan_id as id, document from loan_application where loan_id = any($1)",
      [ids],
    )
    return new Map(rows.map(({ id, document }) => [id, document]))
  },
}

export type LoanChange = DocumentChange<LoanEvent, LoanDocument>

/** The batch that projections of loans receive. */
export interface LoanBatch {
  readonly loans: ReadonlyArray<LoanChange>
}
