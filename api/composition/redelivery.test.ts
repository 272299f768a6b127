import { EventLog, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { followFraud } from "../fraud/fraud-work.ts"
import { orderMailFollower } from "../mail/mail-about-orders.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { FOLLOWERS } from "./processes.ts"

let shop: CheckoutShop
let log: ReadonlyArray<RecordedEvent>

const buy = async (nonce: string): Promise<string> => {
  const browser = shop.browse()
  await browser.add("laptop", 1)
  const { order } = await browser.checkOut({ nonce, change: { tracking: { affiliate_id: "an-affiliate" } } })
  if (order === null) throw new Error("not placed")
  return order.id
}

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 100 })
  await buy("good")
  await buy("declined")
  await shop.work()
  log = await shop.run(
    EventLog.use(({ subscribe }) =>
      subscribe(START, {}).pipe(
        Stream.takeUntil(({ _tag }) => _tag === "caughtUp"),
        Stream.runCollect,
      ),
    ).pipe(Effect.map((items) => items.flatMap((item) => (item._tag === "event" ? [item.event] : [])))),
  )
})
afterAll(() => shop.close())

const INSTANT = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00/g

/** All rows of all tables, as text, without times: a row may be written again with the same values. */
const everything = async (): Promise<ReadonlyArray<string>> => {
  const tables = await shop.sql(
    `select format('%I', tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'process_checkpoint' order by 1`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => shop.sql(`select '${name}' || t::text as row from ${name} t order by 1`)),
  )
  return rows.flat().map(({ row }) => String(row).replaceAll(INSTANT, "…"))
}

describe("events that a follower has handled are delivered again when its process ends before the checkpoint", () => {
  test.each(
    [...FOLLOWERS, orderMailFollower, followFraud].map((follower) => [follower.name, follower] as const),
  )("%s: changes nothing, in whatever batches it comes", async (_, follower) => {
    const wanted = log.filter(({ stream }) => follower.streamPrefixes.some((one) => stream.startsWith(one)))
    await shop.run(follower.handle(wanted))
    const before = await everything()
    await shop.run(follower.handle(wanted))
    for (const event of wanted) await shop.run(follower.handle([event]))
    expect(await everything()).toEqual(before)
  })
})
