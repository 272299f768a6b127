import { LoanStatus } from "@voltread/domain/loans/application-event.ts"
import { offeredTo } from "@voltread/domain/loans/application-state.ts"
import { LOAN_STATUSES, LOAN_STATUSES_AT_LENDER } from "@voltread/domain/loans/loan-status-table.ts"
import { Schema } from "effect"
import { fromCursor, paged, pageSize, toCursor } from "../platform/cursor.ts"
import { newest } from "../platform/entry.ts"
import type { Projection } from "../platform/projection.ts"
import { searchPatterns } from "../platform/search.ts"
import { type Queryable, reading, run, together } from "../platform/sql.ts"
import { Where } from "../platform/where.ts"
import type { LoanBatch, LoanChange } from "./loan-document.ts"
import { LoanDocument } from "./loan-document.ts"

/** Loan applications as listed for staff, and how many there are in each status. */
export const loanApplications: Projection<LoanBatch> = {
  name: "loan-applications",
  version: 4,
  source: "loans",
  tables: ["loan_application", "loan_count"],
  tableDdl: `
    create table if not exists loan_application (
      loan_id text collate "C" primary key,
      order_id text collate "C",
      username text collate "C",
      status text not null,
      created_at timestamptz not null,
      search text not null,
      document json not null
    ) with (fillfactor = 80);
    create table if not exists loan_count (
      status text primary key,
      applications integer not null
    ) with (fillfactor = 50);`,
  indexDdl: `
    create index if not exists loan_application_created on loan_application (created_at, loan_id);
    create index if not exists loan_application_status on loan_application (status, created_at, loan_id);
    create index if not exists loan_application_username on loan_application (username, created_at, loan_id);
    create index if not exists loan_application_order on loan_application (order_id);
    create index if not exists loan_application_search on loan_application using gin (search gin_trgm_ops);`,
  apply: async (db, { loans }) => {
    if (loans.length === 0) return
    const rows = [...newest(loans)].map(([id, document]) => toRow(id, document))
    await together([
      run(
        db,
        `insert into loan_application select * from json_populate_recordset(null::loan_application, $1)
         on conflict (loan_id) do update set
           order_id = excluded.order_id, username = excluded.username, status = excluded.status,
           created_at = excluded.created_at, search = excluded.search, document = excluded.document`,
        [JSON.stringify(rows)],
      ),
      run(
        db,
        `insert into loan_count select * from json_populate_recordset(null::loan_count, $1)
         on conflict (status) do update set applications = loan_count.applications + excluded.applications`,
        [JSON.stringify(toDeltas(loans))],
      ),
      run(db, DROP_EMPTY),
    ])
  },
  remove: async (db, ids) => {
    await run(
      db,
      `with gone as (
         delete from loan_application where loan_id = any ($1) returning status
       ), counted as (
         select status, count(*) as applications from gone group by status
       )
       update loan_count set applications = loan_count.applications - counted.applications
       from counted where loan_count.status = counted.status`,
      [[...ids]],
    )
    await run(db, DROP_EMPTY)
  },
}

/** A count of zero has no row, so that a rebuild gives the same rows. */
const DROP_EMPTY = "delete from loan_count where applications = 0"

const toRow = (id: string, document: LoanDocument) => {
  const { initiated, contract, status } = document.state
  return {
    loan_id: id,
    order_id: initiated.orderId,
    username: initiated.username,
    status,
    created_at: document.createdAt,
    search: [id, initiated.orderId, initiated.applicantName, initiated.applicantEmail, contract?.leaseId]
      .filter((value) => value != null)
      .join("\n")
      .toLowerCase(),
    document,
  }
}

const toDeltas = (changes: ReadonlyArray<LoanChange>) => {
  const sums = new Map<LoanStatus, number>()
  const add = (status: LoanStatus, applications: number) =>
    sums.set(status, (sums.get(status) ?? 0) + applications)
  for (const { before, after } of changes) {
    if (before?.state.status === after.state.status) continue
    if (before !== null) add(before.state.status, -1)
    add(after.state.status, 1)
  }
  return [...sums].map(([status, applications]) => ({ status, applications }))
}

const toView = ({ id, orderUniqueId, orderStatus, orderTotal, document }: typeof Row.Type) => {
  const { initiated, status, approvedAmount, approvalExpiresAt, contract, funded } = document.state
  return {
    id,
    orderId: initiated.orderId,
    orderUniqueId,
    orderStatus,
    orderTotal,
    username: initiated.username,
    applicantName: initiated.applicantName,
    applicantEmail: initiated.applicantEmail,
    lender: initiated.lender,
    product: initiated.product,
    status,
    amountRequested: initiated.amountRequested,
    approvedAmount,
    smallestAmount: offeredTo(initiated).cheapest,
    approvedAt: document.approvedAt,
    approvalExpiresAt,
    leaseId: contract?.leaseId ?? null,
    signBy: contract?.expiresAt ?? null,
    fundedAt: funded?.fundedAt ?? null,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  }
}
/** Amounts in cents. */
export type LoanApplicationView = ReturnType<typeof toView>

const Row = Schema.Struct({
  id: Schema.String,
  orderUniqueId: Schema.NullOr(Schema.String),
  orderStatus: Schema.NullOr(Schema.String),
  orderTotal: Schema.NullOr(Schema.Int),
  document: LoanDocument,
})
const readApplications = reading(Row)
const readCounts = reading(Schema.Struct({ status: LoanStatus, applications: Schema.Int }))

/** The order may not be projected yet, or may not exist. */
const APPLICATIONS = `
  select l.loan_id as "id", o.unique_id as "orderUniqueId", o.status as "orderStatus", o.total as "orderTotal",
    l.document
  from read.loan_application l left join read.order_list o on o.order_id = l.order_id`

interface LoanApplicationPage {
  readonly applications: ReadonlyArray<LoanApplicationView>
  readonly nextCursor: string | null
  /** All applications by status, without the filter. */
  readonly counts: Readonly<Record<string, number>>
}

/** For `l`: the lender has not decided within a day, though it usually takes minutes. */
export const isStuck = (where: Where): Where =>
  where
    .and(LOAN_STATUSES_AT_LENDER, (at) => `l.status = any(${at}::text[])`)
    .also("l.created_at < now() - interval '1 day'")

/** Of this account, for orders that belong to it, or sent with its address and without an account. */
const isOf = (where: Where, username: string): void => {
  const [pattern = ""] = searchPatterns(username)
  const owner = where.value(username)
  where.also(`l.loan_id in (
    select loan_id from read.loan_application where username = ${owner}
    union
    select loan_id from read.loan_application a join read.order_list using (order_id) where owner = ${owner}
    union
    select loan_id from read.loan_application where username is null and search like ${where.value(pattern)}
      and lower(document->'state'->'initiated'->>'applicantEmail' collate "C") = ${owner}
  )`)
}

/** Newest first. Throws `InvalidCursor` for an `after` that is not from this list. */
export const loanApplicationPage = async (
  db: Queryable,
  options: {
    readonly statuses?: ReadonlyArray<string> | null | undefined
    readonly search?: string | null | undefined
    readonly username?: string | null | undefined
    readonly onlyStuck?: boolean | null | undefined
    readonly after?: string | null | undefined
    readonly first?: number | null | undefined
  },
): Promise<LoanApplicationPage> => {
  const first = pageSize(options.first)
  const where = new Where().and(
    options.statuses?.length === 0 ? null : options.statuses,
    (at) => `l.status = any(${at}::text[])`,
  )
  if (options.username != null) isOf(where, options.username)
  if (options.onlyStuck === true) isStuck(where)
  for (const pattern of searchPatterns(options.search ?? ""))
    where.and(pattern, (at) => `l.search like ${at}`)
  if (options.after != null) {
    const [createdAt, id] = fromCursor("applications", options.after)
    where.and(createdAt, (at) => `(l.created_at, l.loan_id) < (${at}::timestamptz, ${where.value(id)})`)
  }
  const [rows, counts] = await Promise.all([
    readApplications(
      db,
      `${APPLICATIONS} where ${where} order by l.created_at desc, l.loan_id desc limit ${first + 1}`,
      where.values,
    ),
    readCounts(db, "select status, applications from read.loan_count"),
  ])
  const { page, nextCursor } = paged(rows, first, ({ document, id }) =>
    toCursor("applications", document.createdAt, id),
  )
  const known = new Map(counts.map(({ status, applications: count }) => [status, count]))
  return {
    applications: page.map(toView),
    nextCursor,
    counts: Object.fromEntries(LOAN_STATUSES.map((status) => [status, known.get(status) ?? 0])),
  }
}

/** One application; null: there is none. */
export const findLoanApplication = async (db: Queryable, id: string): Promise<LoanApplicationView | null> => {
  const [row] = await readApplications(db, `${APPLICATIONS} where l.loan_id = $1`, [id])
  return row === undefined ? null : toView(row)
}
