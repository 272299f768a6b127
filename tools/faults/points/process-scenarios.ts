import { randomUUID } from "node:crypto"
import { rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { checkOrders } from "@voltread/api/fraud/check-orders.ts"
import { importFile } from "@voltread/api/imports/import-file.ts"
import { withImportLock } from "@voltread/api/imports/import-lock.ts"
import { addImport } from "@voltread/api/imports/import-records.ts"
import { anImportTask } from "@voltread/api/imports/testing/import-task.ts"
import { enqueueMail } from "@voltread/api/mail/outbox.ts"
import { sendAllDueMail } from "@voltread/api/mail/sender.ts"
import { sendReminders } from "@voltread/api/orders/reminders.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { requestGeneration, runRequestedGeneration } from "@voltread/api/prices/generation-job.ts"
import { aCreation, anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { commandsLeadingTo } from "@voltread/domain/ordering/order-testing.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { rebuild } from "@voltread/projections/rebuild.ts"
import { Effect, Option } from "effect"
import { until } from "../../load/until.ts"
import type { BaseShop } from "./base-shop.ts"
import { problemUnless, statusOf } from "./order-facts.ts"
import type { Scenario } from "./scenario.ts"
import type { ShopInMemory } from "./shop-process.ts"

const PATIENCE_MS = 30_000

const importing: Scenario = {
  name: "an import",
  prepare: async (shop) => {
    const importId = randomUUID()
    const file = join(tmpdir(), `${importId}.jsonl`)
    const listing = { shop: "walmart", title: "Lamp", category: "laptops", brand: "Kestrel", price: "50" }
    await writeFile(file, `${JSON.stringify({ ...listing, modelno: importId })}\n`)
    await shop.sql("update price_generation set state = 'done' where state <> 'done'")
    const task = anImportTask(importId)
    await shop.survivor.run(
      addImport({ ...task, fileName: "list.jsonl", bytesTotal: 1, createdBy: "faults", storedAs: null }),
    )
    const run = (process: ShopInMemory) =>
      process.run(withImportLock((client) => importFile(client, task, file)))
    const isApplied = async () =>
      (await shop.sql("select from product where sku = $1", [importId])).length === 1
    const isAsked = async () =>
      (await shop.sql("select from price_generation where state = 'waiting'")).length === 1
    return {
      act: run,
      recover: async () => {
        // The ended process holds the lock until Postgres has noticed.
        await until("the import lock is free", PATIENCE_MS, async () => {
          if (await isApplied()) return true
          return Option.isSome(await run(shop.survivor))
        })
        await rm(file, { force: true })
      },
      check: async () => [
        ...problemUnless(await isApplied(), "the product is not there"),
        ...problemUnless(await isAsked(), "nobody asked for its price"),
      ],
    }
  },
}

const pricing: Scenario = {
  name: "price generation",
  prepare: async (shop) => {
    await shop.sql("update price_generation set state = 'done' where state <> 'done'")
    await shop.survivor.run(requestGeneration({ id: "faults", name: "Faults" }))
    return {
      act: (victim) => victim.run(runRequestedGeneration),
      recover: () => shop.survivor.run(runRequestedGeneration),
      check: async () =>
        problemUnless(
          (await shop.sql("select from price_generation where state <> 'done'")).length === 0,
          "the prices were not generated",
        ),
    }
  },
}

const mail: Scenario = {
  name: "mail",
  prepare: async (shop) => {
    const cause = randomUUID()
    const to = `${cause}@example.com`
    await shop.survivor.run(
      Database.use(({ pool }) =>
        enqueueMail(pool, cause, to, { template: "password-changed", firstName: "Ada" }),
      ),
    )
    return {
      act: (victim) => victim.run(sendAllDueMail),
      recover: async () => {
        await shop.sql("update mail_outbox set next_attempt_at = now() where sent_at is null")
        await shop.survivor.run(sendAllDueMail)
      },
      check: async () => [
        ...problemUnless(
          (await shop.sql("select from mailbox where recipient = $1", [to])).length === 1,
          "it did not arrive exactly once",
        ),
        ...problemUnless(
          (await shop.sql("select from mail_outbox where cause = $1 and sent_at is not null", [cause]))
            .length === 1,
          "it does not count as sent",
        ),
      ],
    }
  },
}

const PLACED_AT = Date.parse("2026-03-01T12:00:00.000Z")
const ONE_HOUR = 3_600_000

/** The fraud check simulator gives it a high score. */
const RISKY = { ...aCreation().contact, email: "ada+risk88@example.com" }

/** An order created by its events, without a checkout. */
const anOrder = async (shop: BaseShop, isPaid: boolean): Promise<string> => {
  const orderId = randomUUID()
  const commands = [
    // Each of somebody else, since one address is reminded of so many orders only.
    placing([anItem()], {
      orderId,
      uniqueId: orderId,
      contact: isPaid ? RISKY : { ...RISKY, email: `${orderId}@example.com` },
    }),
    ...(isPaid ? commandsLeadingTo.PAYMENT_RECEIVED : []),
  ]
  await shop.survivor.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => commands, {
        commandId: randomUUID(),
        correlationId: orderId,
        actor: { id: "faults", name: "Faults", role: "system" },
        now: new Date(PLACED_AT).toISOString(),
      }),
    ),
  )
  return orderId
}

const eventsOf = (shop: BaseShop, orderId: string, type: string) =>
  shop.sql("select from events where stream = 'order-' || $1 and type = $2", [orderId, type])

const checkingForFraud: Scenario = {
  name: "a fraud check",
  prepare: async (shop) => {
    const orderId = await anOrder(shop, true)
    await shop.caughtUp()
    await shop.sql("update fraud_work set next_at = now()")
    return {
      act: (victim) => victim.run(checkOrders),
      recover: async () => undefined,
      check: async () => [
        // The request for the check, and its result.
        ...problemUnless(
          (await eventsOf(shop, orderId, "OrderFraudCheckDetailsUpdated")).length === 2,
          "the check is not recorded exactly once",
        ),
        ...problemUnless(
          (await statusOf(shop, orderId)) === "PENDING_REVIEW",
          "the order is not under review",
        ),
      ],
    }
  },
}

const reminding: Scenario = {
  name: "a reminder",
  prepare: async (shop) => {
    const orderId = await anOrder(shop, false)
    const since = new Date(PLACED_AT)
    await shop.sql(
      "insert into order_reminder (order_id, kind, since, next_at) values ($1, 'payment', $2, $2)",
      [orderId, since],
    )
    const run = (process: ShopInMemory) => process.run(sendReminders(() => PLACED_AT + ONE_HOUR))
    return {
      act: run,
      recover: async () => {
        await shop.sql("update order_reminder set next_at = since where order_id = $1", [orderId])
        await run(shop.survivor)
      },
      check: async () =>
        problemUnless(
          (await eventsOf(shop, orderId, "OrderReminderEmailDetailsUpdated")).length === 1,
          "it is not recorded exactly once",
        ),
    }
  },
}

const rebuilding: Scenario = {
  name: "a rebuild of all read models",
  prepare: async (shop) => {
    const run = (process: ShopInMemory) =>
      process.run(
        Database.use(({ connection }) =>
          Effect.result(
            rebuild({ connection, names: readModels.map(({ name }) => name), projections: readModels }),
          ),
        ),
      )
    return {
      act: run,
      recover: () =>
        until(
          "the read models are rebuilt",
          PATIENCE_MS,
          async () => (await run(shop.survivor))._tag === "Success",
        ),
      check: async () => [],
    }
  },
}

/** What the shop does by itself. */
export const PROCESS_SCENARIOS: ReadonlyArray<Scenario> = [
  importing,
  pricing,
  mail,
  checkingForFraud,
  reminding,
  rebuilding,
]
