import { ensureAccount } from "@voltread/api/accounts/accounts.ts"
import { auditOnce } from "@voltread/api/audit/audit.ts"
import { auditOrders } from "@voltread/api/audit/follow-orders.ts"
import { compareGateways, disagreements } from "@voltread/api/audit/gateways.ts"
import { followClosedCarts, reopenClosedCarts } from "@voltread/api/cart/closed-carts.ts"
import { completeAuthorized } from "@voltread/api/checkout/complete-authorized.ts"
import { prepareDatabase } from "@voltread/api/composition/prepare-database.ts"
import type { Services } from "@voltread/api/composition/services.ts"
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
import { type Browser, browser } from "@voltread/api/testing/browser.ts"
import { type PaymentDouble, paymentDouble } from "@voltread/api/testing/payment-double.ts"
import { type Staff, staffOf } from "@voltread/api/testing/staff.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber } from "effect"
import { putOnSale } from "../../load/goods.ts"
import { until } from "../../load/until.ts"
import { compareEveryTable, wholeLog } from "../every-table.ts"
import { type ShopInMemory, shopInMemory } from "./shop-process.ts"
import { startVendors, type Vendors } from "./vendors.ts"

const FOLLOWERS = [
  followPayments,
  followStock,
  followClosedCarts,
  followLoans,
  followLoanWork,
  orderMailFollower,
  auditOrders,
]
const PASSWORD = "Wheels-4-all"

/** The part of the shop that survives, and the outside world: database, gateway, shoppers and staff. */
export interface BaseShop {
  readonly databaseUrl: string
  readonly gateway: PaymentDouble
  /** Simulators of the other vendors. */
  readonly vendors: Vendors
  readonly survivor: ShopInMemory
  readonly owner: Staff
  /** Log-ins of staff end after minutes, and the long form takes longer. */
  readonly logOwnerInAgain: () => Promise<void>
  readonly browse: () => Promise<Browser>
  /** Makes an account with a password and answers its name. */
  readonly addCustomer: (username: string) => Promise<void>
  readonly password: string
  readonly sql: (
    text: string,
    values?: ReadonlyArray<unknown>,
  ) => Promise<ReadonlyArray<Record<string, unknown>>>
  /** Does what the projector does from time to time until nothing is open, as if minutes had passed. */
  readonly settle: () => Promise<void>
  /** Waits until followers and read models know all that has happened. */
  readonly caughtUp: () => Promise<void>
  /** Everything that does not agree. */
  readonly findings: () => Promise<ReadonlyArray<string>>
  readonly close: () => Promise<void>
}

const LATER_MS = 200_000
const PATIENCE_MS = 30_000
/** What is looked at for days stays so: that of all orders before would come first, a batch at a time. */
const FOR_DAYS = "('settlement', 'given-up')"
export const WORK_IS_DUE = `update payment_work set next_at = now() where kind not in ${FOR_DAYS}`

/** On an empty database. */
export const baseShop = async (databaseUrl: string): Promise<BaseShop> => {
  const gateway = paymentDouble("braintree")
  const vendors = await startVendors()
  const survivor = shopInMemory(databaseUrl, gateway.service, {
    ...vendors.environment,
    ...vendors.urls,
  })
  await survivor.run(prepareDatabase({ timeZone: "UTC" }))
  const { pool, connection } = await survivor.run(Database.use((service) => Effect.succeed(service)))
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
      ensureAccount({
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
  const settle = async () => {
    for (let round = 0; round < 10; round++) {
      await caughtUp()
      const isAtRest = `select from payment_work where kind not in ${FOR_DAYS} union all select from closed_cart
         union all select from loan_work where next_at < now() + interval '5 minutes'
         union all select from gateway_message where processed_at is null
         union all select from begun_payment where next_at is not null limit 1`
      if ((await sql(isAtRest)).length === 0) return
      await survivor.run(workOnMessages)
      await sql("update begun_payment set next_at = now() where next_at is not null")
      await survivor.run(completeAuthorized)
      await survivor.run(reopenClosedCarts(Date.now() + LATER_MS))
      await sql(WORK_IS_DUE)
      await survivor.run(workOnPayments(Date.now() + LATER_MS))
      await sql("update loan_work set next_at = now() where next_at < now() + interval '5 minutes'")
      await survivor.run(workOnLoans(Date.now() + LATER_MS))
    }
  }

  /** Whatever the payments' age; they are compared a few orders at a time. */
  const comparedWithGateways = async () => {
    await sql("update audit_pass set since = to_timestamp(0)")
    await sql("update audit_payment set changed_at = now() - interval '1 hour', checked_at = null")
    const isLeft = "select from audit_payment where checked_at is null and gateway <> 'braintree' limit 1"
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
    gateway,
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
      return [...found.map(({ line }) => String(line)), ...tables, ...(await moneyFindings(sql, gateway))]
    },
    close: async () => {
      await survivor.run(Fiber.interrupt(following))
      await survivor.close()
      await vendors.close()
    },
  }
}

/** All of the gateway's books at once, whatever the orders' age; and every transaction must be of an order. */
const moneyFindings = async (
  sql: BaseShop["sql"],
  gateway: PaymentDouble,
): Promise<ReadonlyArray<string>> => {
  const payments = await sql(
    "select order_id, kind, transaction_id, amount::int from audit_payment where gateway = 'braintree'",
  )
  const byOrder = Map.groupBy(payments, ({ order_id }) => String(order_id))
  const ids = new Set([...byOrder.keys(), ...gateway.transactions.map(({ orderId }) => orderId ?? "none")])
  return [...ids].flatMap((orderId) =>
    disagreements(
      {
        order_id: orderId,
        payments: (byOrder.get(orderId) ?? []).map(({ kind, transaction_id, amount }) => ({
          kind: String(kind),
          transaction_id: String(transaction_id),
          amount: Number(amount),
        })),
      },
      gateway.transactions.filter((each) => (each.orderId ?? "none") === orderId),
    ).map(({ stream, what }) => `${stream}: ${what}`),
  )
}
