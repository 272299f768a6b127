import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { execute } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { mailBacklog } from "./mail-metrics.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => database.close())

test("counts what is neither sent nor given up, from when it was written, and what was given up in a day", async () => {
  expect(await database.run(mailBacklog)).toEqual({ mails: 0, oldest: 0, undelivered: 0 })
  await database.run(
    execute({
      text: `insert into mail_outbox (mail_id, cause, template, sealed, created_at, sent_at, given_up_at)
             select gen_random_uuid(), cause, 'welcome', case when sent then null else ''::bytea end,
               now() - age, case when sent then now() end, now() - given_up
             from (values ('a', interval '2 days', true, null), ('b', interval '2 days', false, interval '25 hours'),
                     ('e', interval '2 days', false, interval '23 hours'),
                     ('c', interval '1 hour', false, null), ('d', interval '1 minute', false, null)
                  ) as mail (cause, age, sent, given_up)`,
      values: [],
    }),
  )
  const { mails, oldest, undelivered } = await database.run(mailBacklog)
  expect([mails, Math.floor(oldest / 60), undelivered]).toEqual([2, 60, 1])
})
