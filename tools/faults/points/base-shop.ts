import { auditOnce } from "@voltread/api/audit/audit.ts"
import { auditOrders } from "@voltread/api/audit/follow-orders.ts"
import { compareGateways } from "@voltread/api/audit/gateways.ts"
import { followClosedCarts, reopenClosedCarts } from "@voltread/api/cart/closed-carts.ts"
import { completeAuthorized } from "@voltread/api/checkout/complete-authorized.ts"
import { prepareDatabase } from "@voltread/api/composition/prepare-database.ts"
import type { Services } from "@voltread/api/composition/services.ts"
import { checkOrders } from "@voltread/api/fraud/check-orders.ts"
import { followFraud } from "@voltread/api/fraud/fraud-work.ts"
import { followLoans } from "@voltread/api/loans/follow-loans.ts"
import { workOnLoans } from "@voltread/api/loans/loan-process.ts"
import { followLoanWork } from "@voltread/api/loans/loan-work.ts"
import { orderMailFollower } from "@voltread/api/mail/mail-about-orders.ts"
import { followPayments } from "@voltread/api/payments/payment-work.ts"
import { workOnPayments } from "@voltread/api/payments/payments.ts"
import { workOnMessages } from "@voltread/api/payments/work-off-messages.ts"
import { follow } from "@voltread/api/platform/event-log/follow.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { followStock } from "@voltread/api/stock/follow-stock.ts"
import { ensureTestAccount } from "@voltread/api/testing/account.ts"
import { type Browser, browser } from "@voltread/api/testing/browser.ts"
import { type Staff, staffOf } from "@voltread/api/testing/staff.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber } from "effect"
import { putOnSale } from "../../load/stocked-products.ts"
import { until } from "../../load/until.ts"
import { hasMoney, transactionsOf } from "../../simulators/braintree/transactions.ts"
import { compareEveryTable, wholeLog } from "../every-table.ts"
import { OPEN_PAYMENTS, WORK_IS_DUE } from "../open-payments.ts"
import { type ShopInMemory, shopInMemory } from "./shop-process.ts"
import { startVendors, type Vendors } from "./vendors.ts"

const FOLLOWERS = [
  followPayments,
  followStock,
  followClosedCarts,
  followLoans,
  followLoanWork,
  followFraud,
  orderMailFollower,
  auditOrders,
]
const PASSWORD = "Wheels-4-all"

/** The part of the shop that survives, and the outside world: database, vendors, shoppers and staff. */
export interface BaseShop {
  readonly databaseUrl: string
  readonly vendors: Vendors
  readonly survivor: ShopInMemory
  readonly owner: Staff
  /** Sessions of staff expire after minutes, and the long form takes longer. */
  readonly logOwnerInAgain: () => Promise<void>
  readonly browse: () => Promise<Browser>
  /** Creates an account with a password and returns its name. */
  readonly addCustomer: (username: string) => Promise<void>
  readonly password: string
  readonly sql: (
    text: string,
    values?: ReadonlyArray<unknown>,
  ) => Promise<ReadonlyArray<Record<string, unknown>>>
  /** Does the projector's periodic work until nothing is open, as if minutes had passed. */
  readonly settle: () => Promise<void>
  /** Waits until followers and read models are up to date. */
  readonly caughtUp: () => Promise<void>
  /** Everything that disagrees. */
  readonly findings: () => Promise<ReadonlyArray<string>>
  readonly close: () => Promise<void>
}

const LATER_MS = 200_000
const later = () => Date.now() + LATER_MS
/** Generous for a machine under other load. */
const PATIENCE_MS = 120_000
/** The remaining work. */
const OPEN = `
  select 'payment ' || payment_id as what, waits_for_shopper from (${OPEN_PAYMENTS}) payments
  union all select 'cart of ' || order_id, false from closed_cart
  union all select 'application ' || loan_id, false from loan_work where next_at < now() + interval '5 minutes'
  union all select 'message ' || event_id, false from gateway_message where processed_at is null
  union all select 'begun payment', false from begun_payment where next_at is not null
  union all select 'fraud check of ' || order_id, false from fraud_work`

/** On an empty database. */
export const baseShop = async (databaseUrl: string): Promise<BaseShop> => {
  const vendors = await startVendors()
  const survivor = shopInMemory(databaseUrl, { ...vendors.environment, ...vendors.urls })
  await survivor.run(prepareDatabase({ timeZone: "UTC" }))
  const { pool, connection } = await survivor.run(Database)
  await putOnSale(pool, [
    { productId: "laptop", units: 1_000_000 },
    { productId: "mouse", units: 1_000_000 },
  ])
  const following = survivor.runtime.runFork(
    Effect.all(
      [runProjections({ connection }), ...FOLLOWERS.map((each) => follow<unknown, Services>(each))],
      {
        concurrency: "unbounded",
        discard: true,
      },
    ),
  )
  const addAccount = (username: string, type: "CUSTOMER" | "SUPER ADMIN") =>
    survivor.run(
      ensureTestAccount({
        username,
        type,
        firstName: "Test",
        lastName: "Person",
        phone: null,
        password: PASSWORD,
      }),
    )
  await addAccount("owner@example.com", "SUPER ADMIN")
  const sql: BaseShop["sql"] = async (text, values = []) => (await pool.query(text, [...values])).rows

  const isCaughtUp = async (): Promise<boolean> => {
    const [row] = await sql(
      `select coalesce((select nullif(position, '')::bigint from read.checkpoint), 0) >= head
         and (select count(*) from process_checkpoint where name = any ($1) and coalesce(nullif(position, '')::bigint, 0) >= head) = $2 as yes
       from (select coalesce(max(position), 0) as head from events) log`,
      [FOLLOWERS.map(({ name }) => name), FOLLOWERS.length],
    )
    return row?.yes === true
  }
  const caughtUp = () => until("followers and read models have caught up", PATIENCE_MS, isCaughtUp)
  const log = async () => (await sql("select max(position) as head from events"))[0]?.head
  const workOnce = async () => {
    await sql("update gateway_message set next_at = now() where processed_at is null")
    await survivor.run(workOnMessages)
    await sql("update begun_payment set next_at = now() where next_at is not null")
    await survivor.run(completeAuthorized)
    await survivor.run(reopenClosedCarts(later))
    await sql(WORK_IS_DUE)
    await survivor.run(workOnPayments(later))
    await sql("update loan_work set next_at = now() where next_at < now() + interval '5 minutes'")
    await survivor.run(workOnLoans(later))
    await sql("update fraud_work set next_at = now()")
    await survivor.run(checkOrders)
  }
  const settle = async () => {
    for (const end = performance.now() + PATIENCE_MS; ; ) {
      await caughtUp()
      const before = await log()
      if ((await sql(OPEN)).length === 0) return
      await workOnce()
      await caughtUp()
      const left = (await sql(OPEN)).filter(({ waits_for_shopper }) => waits_for_shopper !== true)
      if (left.length === 0 && (await log()) === before) return
      if (performance.now() > end) throw new Error(`The shop does not come to rest: ${JSON.stringify(left)}`)
    }
  }

  /** Regardless of the payments' age; they are compared a few orders at a time. */
  const comparedWithGateways = async () => {
    await sql("update audit_pass set since = to_timestamp(0)")
    await sql("update audit_payment set changed_at = now() - interval '1 hour', checked_at = null")
    const isLeft = "select from audit_payment where checked_at is null limit 1"
    await until("the books of all gateways are compared", PATIENCE_MS, async () => {
      await survivor.run(compareGateways)
      return (await sql(isLeft)).length === 0
    })
    await sql("update audit_pass set since = now()")
  }

  const logIn = async () => staffOf(await survivor.app(), "owner@example.com", PASSWORD)
  let owner = await logIn()

  return {
    databaseUrl,
    vendors,
    survivor,
    get owner() {
      return owner
    },
    logOwnerInAgain: async () => {
      owner = await logIn()
    },
    browse: async () => browser(await survivor.app(), new Map()),
    addCustomer: async (username) => void (await addAccount(username, "CUSTOMER")),
    password: PASSWORD,
    sql,
    settle,
    caughtUp,
    findings: async () => {
      await settle()
      await survivor.run(auditOnce())
      await comparedWithGateways()
      const found = await sql("select stream || ': ' || what as line from audit_finding order by 1")
      const tables = await survivor.run(Effect.flatMap(wholeLog, compareEveryTable))
      return [...found.map(({ line }) => String(line)), ...tables, ...(await unknownMoney(sql, vendors))]
    },
    close: async () => {
      await survivor.run(Fiber.interrupt(following))
      await survivor.close()
      await vendors.close()
    },
  }
}

/** Card payments that belong to no order. */
const unknownMoney = async (sql: BaseShop["sql"], { cards }: Vendors): Promise<ReadonlyArray<string>> => {
  const known = new Set(
    (await sql("select transaction_id from audit_payment")).map((row) => row.transaction_id),
  )
  return (await transactionsOf(cards))
    .filter(({ id, status }) => hasMoney(status) && !known.has(id))
    .map(({ id, orderId }) => `order-${orderId}: It does not know transaction ${id}.`)
}
