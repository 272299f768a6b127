import { randomUUID } from "node:crypto"
import { EventLog, type NewEvent, type RecordedEvent, START } from "@voltread/domain/event.ts"
import type { LoanEvent } from "@voltread/domain/loans/application-event.ts"
import { aCreation, anAddress } from "@voltread/domain/ordering/order-examples.ts"
import { cartStream, loanStream, orderStream } from "@voltread/domain/stream.ts"
import { Effect, Fiber, Latch, Layer, ManagedRuntime, Option, Result, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import type { Database } from "../../postgres/pool.ts"
import { execute } from "../../postgres/query.ts"
import { shopDatabase } from "../../postgres/testing/shop-database.ts"
import { eventStoreDbEventLog } from "../eventstoredb.ts"
import { postgresEventLog } from "../postgres.ts"
import { startEventStoreDbDouble } from "../testing/eventstoredb/server.ts"
import { encryptingPersonalData } from "./encrypting-log.ts"
import { missingKeys } from "./missing-keys.ts"

const customer = { id: "ada@example.com", name: "Ada Byron", role: "customer" } as const
const staff = { id: "support@voltread.example", name: "Sam Poe", role: "customersupport" } as const

const event = (type: string, data: unknown, actor: NewEvent["metadata"]["actor"] = customer): NewEvent => ({
  id: randomUUID(),
  type,
  schemaVersion: 1,
  data,
  metadata: { correlationId: "c", causationId: "d", actor, at: "2026-01-02T03:04:05.678Z" },
})

const created = (username: string | null, change: object = {}) =>
  event(
    "OrderCreated",
    { ...aCreation({ username }), ...change },
    username === null ? { id: "guest", name: "Guest", role: "guest" } : customer,
  )

const note = (body: string) => event("OrderCustomNotesAdded", { noteId: "n", subject: "Call", body }, staff)

const plain = ({ id, type, schemaVersion, data, metadata }: NewEvent) => ({
  id,
  type,
  schemaVersion,
  data,
  metadata,
})

interface Engine {
  readonly layer: Layer.Layer<EventLog, never, Database>
  readonly stop: () => void
}

/** Sealed text is Base64, in which three letters in a row come up by chance. */
const asWord = (text: string): RegExp => new RegExp(`(?<![\\w+/])${text}(?![\\w+/])`)

const ENGINES: ReadonlyArray<readonly [name: string, start: () => Promise<Engine>]> = [
  ["Postgres", async () => ({ layer: postgresEventLog(), stop: () => undefined })],
  [
    "EventStoreDB (protocol double)",
    async () => {
      const { port, stop } = await startEventStoreDbDouble()
      return { layer: eventStoreDbEventLog({ url: `esdb://127.0.0.1:${port}?tls=false` }), stop }
    },
  ],
]

describe.each(ENGINES)("personal data in the event log of %s", (_, start) => {
  let shop: Awaited<ReturnType<typeof shopDatabase>>
  let engine: Engine
  let raw: ReturnType<typeof open>
  let sealed: ReturnType<typeof open>
  const runtimes: Array<{ dispose: () => Promise<void> }> = []

  /** A process of its own: nothing is shared but the databases. */
  const open = (
    layer: (engine: Layer.Layer<EventLog, never, Database>) => Layer.Layer<EventLog, never, Database>,
  ) => {
    const runtime = ManagedRuntime.make(layer(engine.layer).pipe(Layer.provide(shop.layer)))
    runtimes.push(runtime)
    return {
      append: (stream: string, events: ReadonlyArray<NewEvent>) =>
        runtime.runPromise(EventLog.use((log) => log.append(stream, "any", events))),
      read: (stream: string): Promise<ReadonlyArray<RecordedEvent>> =>
        runtime.runPromise(EventLog.use((log) => Stream.runCollect(log.read(stream)))),
      all: (): Promise<ReadonlyArray<RecordedEvent>> =>
        runtime.runPromise(
          EventLog.use((log) =>
            log.subscribe(START).pipe(
              Stream.takeWhile((item) => item._tag !== "caughtUp"),
              Stream.runCollect,
              Effect.map((items) => items.flatMap((item) => (item._tag === "event" ? [item.event] : []))),
            ),
          ),
        ),
      /** The next event of the stream, as two followers are given it that have caught up before, and one that comes later. */
      followed: (stream: string, append: () => Promise<unknown>) =>
        runtime.runPromise(
          Effect.gen(function* () {
            const log = yield* EventLog
            const from = yield* log.head
            const followUntilNext = (caughtUp: Latch.Latch) =>
              log.subscribe(from, { streamPrefixes: [stream] }).pipe(
                Stream.tap((item) => (item._tag === "caughtUp" ? caughtUp.open : Effect.void)),
                Stream.filterMap((item) =>
                  item._tag === "event" ? Result.succeed(item.event) : Result.failVoid,
                ),
                Stream.runHead,
                Effect.map(Option.getOrThrow),
              )
            const live = yield* Effect.all([Latch.make(), Latch.make()])
            const followers = yield* Effect.forEach(live, (caughtUp) =>
              Effect.forkChild(followUntilNext(caughtUp)),
            )
            yield* Effect.forEach(live, (caughtUp) => caughtUp.await)
            yield* Effect.promise(append)
            const events = yield* Effect.forEach(followers, Fiber.join)
            const later = () => runtime.runPromise(Effect.flatMap(Latch.make(), followUntilNext))
            return { events, later }
          }),
        ),
    }
  }

  beforeAll(async () => {
    shop = await shopDatabase(inject("postgresUrl"))
    engine = await start()
    raw = open((log) => log)
    sealed = open(encryptingPersonalData)
  })
  afterAll(async () => {
    for (const runtime of runtimes) await runtime.dispose()
    engine.stop()
    await shop.close()
  })

  /** The stream as whoever opens the log itself sees it. */
  const stored = async (stream: string): Promise<string> => JSON.stringify(await raw.read(stream))

  /** What erasing does to the keys. */
  const erase = async (name: string): Promise<void> => {
    await shop.run(
      execute({
        text: "update person_key set name = null, key = null, destroyed_at = now() where name = $1",
        values: [name],
      }),
    )
  }

  test("is stored sealed, and read by every process as it was written", async () => {
    const stream = orderStream("sealed")
    const events = [
      created("ada@example.com"),
      event("OrderShippingAddressUpdated", { before: null, after: anAddress() }),
      note("Ada calls at five, 2025550143"),
    ]
    await sealed.append(stream, events)
    const text = await stored(stream)
    for (const secret of [
      "Ada",
      "Byron",
      "ada@example.com",
      "2025550143",
      "1745 T Street",
      "Sam",
      staff.id,
    ]) {
      expect(text).not.toMatch(asWord(secret))
    }
    for (const open of ["Washington", "20020", "VT-7K2M9QXA"]) expect(text).toContain(open)
    const elsewhere = open(encryptingPersonalData)
    expect((await elsewhere.read(stream)).map(plain)).toEqual(events)
    const subscribed = (await elsewhere.all()).filter((recorded) => recorded.stream === stream)
    expect(subscribed.map(plain)).toEqual(events)
    expect(subscribed.map(({ revision }) => revision)).toEqual([0, 1, 2])
  })

  test("of a forgotten person is gone for good in every process; what it belonged to still belongs together", async () => {
    const name = "gone@example.com"
    const actor = { ...customer, id: name }
    const one = orderStream("gone-1")
    const two = orderStream("gone-2")
    for (const stream of [one, two]) {
      await sealed.append(stream, [{ ...created(name), metadata: { ...created(name).metadata, actor } }])
    }
    const elsewhere = open(encryptingPersonalData)
    expect((await elsewhere.read(one))[0]?.data).toMatchObject({
      username: name,
      contact: { firstName: "Ada" },
    })
    await erase(name)
    await expect
      .poll(async () => JSON.stringify([await sealed.read(one), await elsewhere.read(one)]))
      .not.toMatch(asWord("Ada"))
    const [first] = await elsewhere.read(one)
    const [second] = await elsewhere.read(two)
    expect(first?.data).toMatchObject({
      username: expect.stringMatching(/^erased-[0-9a-f-]{36}$/),
      contact: { firstName: "[erased]", email: "[erased]" },
      uniqueId: "VT-7K2M9QXA",
    })
    expect(first?.metadata.actor).toEqual({
      id: Object(first?.data).username,
      name: "[erased]",
      role: "customer",
    })
    expect(Object(second?.data).username).toBe(Object(first?.data).username)
    await elsewhere.append(one, [note("She called again, 2025550143")])
    expect(await stored(one)).not.toContain("2025550143")
    expect((await elsewhere.read(one)).at(-1)?.data).toEqual({
      noteId: "n",
      subject: "[erased]",
      body: "[erased]",
    })
  })

  test("is decrypted once for all followers of a process, and not again once it is forgotten", async () => {
    const name = "followed@example.com"
    const stream = orderStream("followed-1")
    const ordered = event("OrderCreated", aCreation({ username: name }), { ...customer, id: name })
    const { events, later } = await sealed.followed(stream, () => sealed.append(stream, [ordered]))
    const [one, two] = events
    expect(one?.data).toMatchObject({ contact: { firstName: "Ada" } })
    expect(two?.data).toBe(one?.data)
    await erase(name)
    await expect
      .poll(async () => JSON.stringify(await later()), { timeout: 5_000 })
      .not.toMatch(asWord("Ada"))
  })

  test("of a guest is sealed with a key of their order, and the loan for it with one of its own", async () => {
    const stream = orderStream("guest-1")
    await sealed.append(stream, [created(null, { orderId: "guest-1" })])
    const application: LoanEvent = {
      type: "LoanApplicationInitiated",
      data: {
        loanId: "loan-1",
        orderId: "guest-1",
        username: null,
        applicantName: "Ada Byron",
        applicantEmail: "ada@example.com",
        lender: "simple-lease",
        product: "lease",
        amountRequested: 1_000,
      },
    }
    const loan = loanStream("loan-1")
    await sealed.append(loan, [
      event(application.type, application.data, { id: "guest", name: "Guest", role: "guest" }),
    ])
    expect(await stored(loan)).not.toMatch(asWord("Ada"))
    await erase(`guest:${loan}`)
    await expect
      .poll(async () => (await sealed.read(loan))[0]?.data)
      .toMatchObject({ applicantName: "[erased]", lender: "simple-lease" })
    expect(JSON.stringify(await sealed.read(stream))).toMatch(asWord("Ada"))
  })

  test("of a guest who said their name is sealed in the actor, too, and of staff by a key of their own", async () => {
    const stream = orderStream("guest-2")
    const actor = { id: "guest", name: "Grace Hopper", role: "guest" } as const
    const placed = { ...created(null, { orderId: "guest-2" }) }
    const events = [
      { ...placed, metadata: { ...placed.metadata, actor } },
      note("Asked by phone"),
      event("OrderStatusUpdated", { before: "CREATED", after: "CANCELLED", reason: "" }, actor),
    ]
    await sealed.append(stream, events)
    expect(await stored(stream)).not.toMatch(/Grace|Hopper|Sam Poe|support@voltread/)
    expect((await sealed.read(stream)).map(plain)).toEqual(events)
    await erase(staff.id)
    await expect
      .poll(async () => (await sealed.read(stream))[1]?.metadata.actor)
      .toEqual({ id: expect.stringMatching(/^erased-/), name: "[erased]", role: staff.role })
    await erase(`guest:${stream}`)
    await expect.poll(async () => JSON.stringify(await sealed.read(stream))).not.toMatch(/Grace|Hopper/)
    expect((await sealed.read(stream))[2]?.metadata.actor).toEqual({
      id: "guest",
      name: "[erased]",
      role: "guest",
    })
  })

  test.each(["customer", "customersupport", "admin", "super admin"] as const)(
    "of whoever acts as %s is sealed with a key of their own",
    async (role) => {
      const stream = orderStream(`acted-on-by-${role}`)
      const actor = { id: `${role.replace(" ", "-")}@acting.example`, name: "Linnea Moeller", role }
      await sealed.append(stream, [
        created(null),
        event("OrderCustomNotesAdded", { noteId: "n", subject: "Call", body: "" }, actor),
      ])
      expect(await stored(stream)).not.toMatch(/Linnea|Moeller|@acting/)
      expect((await sealed.read(stream))[1]?.metadata.actor).toEqual(actor)
      await erase(actor.id)
      await expect
        .poll(async () => (await sealed.read(stream))[1]?.metadata.actor)
        .toEqual({ id: expect.stringMatching(/^erased-/), name: "[erased]", role })
    },
  )

  test("of a guest who said their name is sealed in what they do later, too, and still read", async () => {
    const stream = orderStream("guest-3")
    const actor = { id: "guest", name: "Grace Hopper", role: "guest" } as const
    await sealed.append(stream, [created(null, { orderId: "guest-3" })])
    await sealed.append(stream, [
      event("OrderStatusUpdated", { before: "CREATED", after: "CANCELLED", reason: "" }, actor),
    ])
    expect(await stored(stream)).not.toMatch(/Grace|Hopper/)
    expect((await sealed.read(stream))[1]?.metadata.actor).toEqual(actor)
  })

  test("a guest who said their name is a guest like any other in a cart, which is nobody's", async () => {
    const stream = cartStream("c3")
    const actor = { id: "guest", name: "Grace Hopper", role: "guest" } as const
    await sealed.append(stream, [event("CartCheckedOut", { cartId: "c3", orderId: "o3" }, actor)])
    expect(await stored(stream)).not.toMatch(/Grace|Hopper/)
    expect((await sealed.read(stream))[0]?.metadata.actor).toEqual({ ...actor, name: "Guest" })
  })

  test("whose key is lost reads as erased, which is said and counted once a person", async () => {
    const stream = orderStream("lost")
    await sealed.append(stream, [created("lost@example.com")])
    await shop.run(execute({ text: "delete from person_key where name = $1", values: ["lost@example.com"] }))
    const before = missingKeys()
    const elsewhere = open(encryptingPersonalData)
    expect(JSON.stringify(await elsewhere.read(stream))).toContain("[erased]")
    expect(missingKeys()).toBe(before + 1)
    await elsewhere.read(stream)
    expect(missingKeys()).toBe(before + 1)
  })

  test("that was stored before anything was sealed is still read, and what follows it is sealed", async () => {
    const stream = orderStream("old")
    const old = created("old@example.com")
    await raw.append(stream, [old])
    await sealed.append(stream, [note("secret words")])
    expect((await sealed.read(stream)).map(({ data }) => data)).toEqual([
      old.data,
      { noteId: "n", subject: "Call", body: "secret words" },
    ])
    expect(await stored(stream)).not.toContain("secret words")
  })

  test("in a cart is who it belongs to; a guest's cart holds none", async () => {
    const own = event("CartCreated", { cartId: "c1", username: "ada@example.com", successorOf: null })
    await sealed.append(cartStream("c1"), [own])
    expect(await stored(cartStream("c1"))).not.toContain("ada@example.com")
    expect((await sealed.read(cartStream("c1"))).map(plain)).toEqual([own])
    const guests = event(
      "CartCreated",
      { cartId: "c2", username: null, successorOf: null },
      { id: "guest", name: "Guest", role: "guest" },
    )
    await sealed.append(cartStream("c2"), [guests])
    expect(await stored(cartStream("c2"))).not.toContain("~personal")
  })

  test("a part that was moved to another event does not open", async () => {
    const stream = orderStream("moved")
    await sealed.append(orderStream("whole"), [created("moved@example.com"), note("words")])
    const [first, second] = await raw.read(orderStream("whole"))
    const part = Reflect.get(Object(first?.data), "~personal")
    const forged = { ...Object(second?.data), "~personal": part }
    await raw.append(stream, [{ ...note("words"), data: forged }])
    const events = await sealed.read(stream)
    expect(() => events.map(({ data }) => data)).toThrow("unable to authenticate")
  })

  test("what no database can hold is replaced before it is stored", async () => {
    const stream = orderStream(randomUUID())
    await sealed.append(stream, [created(null), note("a\u0000b \ud800")])
    const [, stored] = await sealed.read(stream)
    expect(stored?.data).toMatchObject({ body: "a\uFFFDb \uFFFD" })
  })

  test("an append that is repeated is stored once, as without sealing", async () => {
    const stream = orderStream("repeated")
    const events = [created("again@example.com")]
    const first = await sealed.append(stream, events)
    expect(await open(encryptingPersonalData).append(stream, events)).toEqual(first)
    expect(await sealed.read(stream)).toHaveLength(1)
  })
})
