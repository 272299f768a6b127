import { randomUUID } from "node:crypto"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { EventLog } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { rebuild } from "@voltread/projections/rebuild.ts"
import { allRows } from "@voltread/projections/testing/tables.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import type { NewAccount } from "../accounts/accounts.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { receiveMail } from "../mail/inbound/inbound-mail.ts"
import { orderMailFollower } from "../mail/mail-about-orders.ts"
import { sendAllDueMail } from "../mail/sender.ts"
import { orderToken } from "../order-link/order-token.ts"
import { followFromNow } from "../platform/event-log/follow.ts"
import { Database } from "../platform/postgres/pool.ts"
import { sendStockAlerts } from "../stock-alerts/send-alerts.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

const PASSWORD = "Wheels-4-all"

/** Everything by which these two could be recognized, and nothing that the shop has itself. */
const CUSTOMER = {
  email: "clara.zetkinova@example.com",
  firstName: "Clarabelle",
  lastName: "Zetkinova",
  phone: "2025550143",
  address1: "17 Quillfeather Lane",
  words: "My doorbell plays Scheherazade",
  subject: "provider-subject-8831",
  review: "It hums like my uncle Vashti",
}
const GUEST = {
  email: "Greta.Oxenstierna@Example.com",
  firstName: "Gretalinde",
  lastName: "Oxenstierna",
  phone: "2025550177",
  address1: "23 Marmaladova Street",
  words: "Leave it with Mr. Pumpernickel",
  review: "Quieter than my aunt Philomena",
}
const valuesOf = (person: Readonly<Record<string, string>>): ReadonlyArray<string> => [
  ...new Set(Object.values(person).flatMap((value) => [value, value.toLowerCase()])),
]

let shop: CheckoutShop
let folder: string
const written: Array<string> = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "voltread-"))
  shop = await checkoutShop(inject("postgresUrl"), 1, {
    MAILBOX: "true",
    LOG_LEVEL: "trace",
    DATA_DIR: folder,
  })
  await shop.stock({ laptop: 50, mouse: 50 })
})
afterAll(async () => {
  await shop.close()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** The server logs to a stream of its own, everything else to the console. */
const captureLogs = (): void => {
  for (const method of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => void written.push(parts.map(String).join(" ")))
  const { log } = shop.server(0)
  const symbol = Object.getOwnPropertySymbols(log).find(({ description }) => description === "pino.stream")
  const stream: unknown = symbol === undefined ? undefined : Reflect.get(log, symbol)
  if (!(stream instanceof Object)) throw new Error("The server's log goes nowhere")
  Reflect.set(stream, "write", (line: string) => written.push(line))
}

const call = async (
  method: "GET" | "POST" | "PUT",
  url: string,
  payload?: object,
  headers: Readonly<Record<string, string>> = {},
) => {
  const response = await shop
    .server(0)
    .inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  const cookie = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ")
  return { status: response.statusCode, body: response.body, headers: { cookie } }
}

const signIn = async (username: string, type: NewAccount["type"], name = CUSTOMER) => {
  const { firstName, lastName, phone } = name
  await shop.run(ensureTestAccount({ username, type, firstName, lastName, phone, password: PASSWORD }))
  return (await call("POST", "/api/auth/login", { username, password: PASSWORD })).headers
}

const addressOf = ({ firstName, lastName, phone, address1 }: typeof GUEST) => ({
  firstName,
  lastName,
  phone,
  address1,
  address2: "",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
})

const projected = async () => {
  const head = await shop.run(EventLog.use((log) => log.head))
  expect(await shop.run(ReadModels.use((models) => models.waitFor(head, 10_000)))).toBe(true)
}

const STAFF = { id: "support@voltread.example", name: "Sam Poe", role: "customersupport" } as const

const write = (orderId: string, command: OrderCommand) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [command], {
        commandId: randomUUID(),
        correlationId: "t",
        actor: STAFF,
        now: new Date().toISOString(),
      }),
    ),
  )

/** Delivers the order, so that nobody needs the address anymore. */
const deliver = async (orderId: string) => {
  await shop.work()
  await write(orderId, {
    type: "AddCustomNotes",
    note: { noteId: randomUUID(), subject: "Call", body: "He rang" },
  })
  for (const to of ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"] as const)
    await write(orderId, { type: "ChangeStatus", to, reason: "test" })
  const [line] = await shop.sql(
    "select document->'state'->'lines' as lines from read.order_detail where order_id = $1",
    [orderId],
  )
  const items: ReadonlyArray<{ readonly itemId: string }> = Object(line).lines
  for (const { itemId } of items)
    for (const to of ["SHIPPED", "DELIVERED"] as const)
      await write(orderId, { type: "ChangeItemStatus", itemId, to, reason: "test" })
}

const buy = async (person: typeof GUEST, headers?: { readonly cookie: string }) => {
  const browser = shop.browse()
  await browser.add("laptop")
  if (headers !== undefined) await browser.logIn(CUSTOMER.email, PASSWORD)
  if (headers !== undefined) await browser.merge()
  const { order } = await browser.checkOut({
    nonce: randomUUID(),
    change: { email: person.email, shippingAddress: addressOf(person) },
  })
  if (order === null || order === undefined) throw new Error("the checkout was refused")
  await projected()
  await deliver(order.id)
  if (headers !== undefined) await browser.add("mouse")
  return order.id
}

/** Runs the process that mails customers about orders until it has written to both. */
const orderMails = async () => {
  await shop.sql("insert into process_checkpoint (name, position) values ('order-mail', '')")
  const bothWritten = Effect.promise(() =>
    vi.waitFor(
      async () =>
        expect((await shop.sql("select from mail_outbox where template like 'order%'")).length).toBe(2),
      { timeout: 10_000, interval: 20 },
    ),
  )
  await shop.run(Effect.raceFirst(followFromNow(orderMailFollower), bothWritten))
}

/** All tables as text, in the encodings in which bytes may hide a value; all logs; all files. */
const everywhere = async (): Promise<string> => {
  const tables = await shop.sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => shop.sql(`select '${name}: ' || row_to_json(t)::text as row from ${name} t`)),
  )
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const contents = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")),
  )
  return [...rows.flat().map(({ row }) => String(row)), ...contents, ...written].join("\n")
}

const found = (haystack: string, person: Readonly<Record<string, string>>) =>
  valuesOf(person).flatMap((value) =>
    [value, Buffer.from(value).toString("hex"), JSON.stringify(value).slice(1, -1)].flatMap((form) =>
      haystack
        .split("\n")
        .filter((line) => line.includes(form))
        .map((line) => `${value} in ${line.slice(0, 300)}`),
    ),
  )

test("nothing is left of an erased customer and an erased guest, in no table, log or file", async () => {
  captureLogs()
  const admin = await signIn("root@voltread.example", "SUPER ADMIN", {
    ...CUSTOMER,
    firstName: "Ro",
    lastName: "Ot",
    phone: "2125550199",
  })
  const customer = await signIn(CUSTOMER.email, "CUSTOMER")
  const { firstName, lastName, phone } = CUSTOMER
  expect((await call("PUT", "/api/account/profile", { firstName, lastName, phone }, customer)).status).toBe(
    200,
  )
  await call("POST", "/api/user/address/add", addressOf(CUSTOMER), customer)
  const saved = { wish: [{ productId: CUSTOMER.subject, quantity: 1 }], later: [] }
  expect((await call("PUT", "/api/user/savedProducts", saved, customer)).status).toBe(200)
  await shop.sql("insert into garage (username, vehicle_ids) values ($1, $2)", [
    CUSTOMER.email,
    [CUSTOMER.subject],
  ])
  await call("POST", "/api/chat/messages", { id: randomUUID(), message: CUSTOMER.words }, customer)
  await call("POST", "/api/auth/forgotPassword", { username: CUSTOMER.email })
  await call("POST", `/api/admin/customers/${CUSTOMER.email}/export`, undefined, admin)
  await shop.sql(
    "insert into external_identity (issuer, subject, username) values ('https://id.example', $1, $2)",
    [CUSTOMER.subject, CUSTOMER.email],
  )
  await call("POST", "/api/chat/messages", {
    id: randomUUID(),
    message: GUEST.words,
    name: `${GUEST.firstName} ${GUEST.lastName}`,
    email: GUEST.email,
  })
  await shop.stock({ mouse: 0 })
  for (const { email, firstName: name, words, phone: number } of [CUSTOMER, GUEST]) {
    expect((await call("POST", "/api/contact", { name, email, phone: number, message: words })).status).toBe(
      200,
    )
    await call("POST", "/api/subscription/subscribe", { email })
    expect((await call("POST", "/api/stock-alerts", { productId: "mouse", email })).status).toBe(200)
    await shop.run(
      receiveMail({
        messageId: `${randomUUID()}@mail.example`,
        from: email,
        fromName: name,
        to: [],
        subject: "",
        text: words,
      }),
    )
  }
  await shop.stock({ mouse: 50 })
  await shop.run(sendStockAlerts)
  await buy(CUSTOMER, customer)
  const guestOrder = await buy(GUEST)
  await projected()
  const { review: text } = CUSTOMER
  const review = { stars: 4, title: "Quiet", text }
  expect((await call("PUT", "/api/account/reviews/laptop", review, customer)).status).toBe(200)
  const token = orderToken(shop.config.sessionSecret, guestOrder)
  const ofGuest = `/api/orders/${guestOrder}/reviews/laptop?token=${token}`
  expect((await call("PUT", ofGuest, { ...review, text: GUEST.review })).status).toBe(200)
  const [pending] = await shop.sql("select review_id from product_review order by review_id")
  const publication = `/api/admin/product-reviews/${pending?.review_id}/publication`
  expect((await call("PUT", publication, { revision: 1 }, admin)).status).toBe(200)
  await orderMails()
  await shop.run(sendAllDueMail)
  const before = await everywhere()
  for (const person of [CUSTOMER, GUEST])
    for (const value of Object.values(person)) expect(before.toLowerCase()).toContain(value.toLowerCase())
  shop.server(0).log.info("the server logs")
  await shop.run(Effect.logInfo("the processes log"))
  for (const line of ["the server logs", "the processes log"]) expect(written.join("")).toContain(line)
  for (const person of [CUSTOMER, GUEST]) expect(found(written.join("\n"), person)).toEqual([])

  for (const { email } of [CUSTOMER, GUEST]) {
    const erased = await call("POST", "/api/admin/erasures", { email }, admin)
    expect([erased.status, erased.body]).toEqual([200, expect.stringContaining("erased-")])
  }
  const left = await everywhere()
  expect(found(left, CUSTOMER)).toEqual([])
  expect(found(left, GUEST)).toEqual([])
  expect((await call("PUT", ofGuest, review)).status).toBe(404)
  expect((await call("GET", `/api/orders/${guestOrder}?token=${token}`)).status).toBe(404)

  const { pool, connection } = await shop.run(Database.use(Effect.succeed))
  const rows = await allRows(pool)
  await shop.run(rebuild({ connection, names: readModels.map(({ name }) => name), projections: readModels }))
  expect(await allRows(pool)).toEqual(rows)
}, 60_000)
