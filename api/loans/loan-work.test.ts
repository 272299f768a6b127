import type { RecordedEvent } from "@voltread/domain/event.ts"
import { anApplication, decision } from "@voltread/domain/loans/application-examples.ts"
import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { History } from "@voltread/projections/testing/history.ts"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { followLoanWork, makeLoansDue, setDueIn, takeDueLoans } from "./loan-work.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
let pool: pg.Pool

const history = new History()
const [placed = expect.fail()] = history.order("order-1", placing())
const application = { ...anApplication(), loanId: "loan-1", orderId: "order-1" }
const begun = history.loan("loan-1", { type: "Initiate", application })
const decided = history.loan("loan-1", decision("PENDING"))

beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.close()
})
beforeEach(async () => {
  await pool.query("truncate loan_work")
  await happened(begun)
})

const happened = (events: ReadonlyArray<RecordedEvent>) => database.run(followLoanWork.handle(events))
const isDue = async () => {
  const { rows } = await pool.query("select coalesce(next_at <= now(), false) as due from loan_work")
  return rows.map(({ due }) => due)
}
const taken = async () => {
  const [work, ...more] = await database.run(takeDueLoans(10))
  expect(more).toEqual([])
  return work ?? expect.fail("nothing is due")
}
/** Until there is news. */
const rests = async () => database.run(setDueIn(await taken(), null))

describe("an application that rests is due", () => {
  beforeEach(rests)

  test("no more while nothing happens, nor when it is told again that it was made", async () => {
    expect(await isDue()).toEqual([false])
    await happened(begun)
    expect(await isDue()).toEqual([false])
  })

  test("when something happens to it", async () => {
    await happened(decided)
    expect(await isDue()).toEqual([true])
  })

  test.each([
    ["OrderItemCancelled", true],
    ["OrderStatusChanged", true],
    ["OrderPaymentDetailsUpdated", true],
    ["OrderLeaseDetailsUpdated", false],
    ["OrderFraudCheckDetailsUpdated", false],
    ["OrderReminderEmailDetailsUpdated", false],
    ["OrderCustomNotesAdded", false],
    ["OrderPhoneCallRecorded", false],
    ["OrderEmailConversationRecorded", false],
  ])("when something happens to the money or the items of its order: %s %s", async (type, due) => {
    await happened([{ ...placed, type }])
    expect(await isDue()).toEqual([due])
  })

  test("not when something happens to another order", async () => {
    await happened([{ ...placed, stream: "order-order-2" }])
    expect(await isDue()).toEqual([false])
  })
})

describe("an application that is looked at", () => {
  test("is nobody else's meanwhile, and is looked at again after a pause that grows", async () => {
    for (const seconds of [5, 10, 20]) {
      await pool.query("update loan_work set next_at = now()")
      await taken()
      expect(await database.run(takeDueLoans(10))).toEqual([])
      const { rows } = await pool.query(
        "select extract(epoch from next_at - clock_timestamp())::float8 as pause from loan_work",
      )
      expect(rows[0].pause).toBeLessThanOrEqual(seconds)
      expect(rows[0].pause).toBeGreaterThan(seconds - 5)
    }
  })

  test("sleeps for as long as it is told, and then begins with a short pause again", async () => {
    await taken()
    await pool.query("update loan_work set next_at = now(), attempts = 5")
    await database.run(setDueIn(await taken(), 90_000.4))
    const { rows } = await pool.query(
      "select attempts, round(extract(epoch from next_at - now()) / 10)::int as tens from loan_work",
    )
    expect(rows).toEqual([{ attempts: 0, tens: 9 }])
  })

  test("stays due where there was news meanwhile", async () => {
    const work = await taken()
    await database.run(makeLoansDue(["loan-1"]))
    await database.run(setDueIn(work, null))
    expect(await isDue()).toEqual([true])
  })
})
