import { domainToASCII } from "node:url"
import { ACCEPTED_EMAILS } from "@voltread/domain/shared/email-examples.ts"
import { Effect, Logger, References } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { transaction } from "../platform/postgres/query.ts"
import { expectPauses, pauseAfter } from "../testing/pause-after.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { Mailer } from "./mailer.ts"
import type { Message } from "./message.ts"
import { enqueueMail } from "./outbox.ts"
import { sendAllDueMail, takeUpLeasedMail } from "./sender.ts"
import { mailServer } from "./testing/mail-server.ts"

let server: Awaited<ReturnType<typeof mailServer>>
let shop: ShopApp

beforeAll(async () => {
  server = await mailServer()
  shop = await shopApp(inject("postgresUrl"), { SMTP_URL: server.url })
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(async () => {
  server.received.length = 0
  server.refuseWith(undefined)
  await shop.sql("delete from mail_outbox")
})

const message = { template: "verification", firstName: "Ann", code: "123456", minutes: 30 } as const
const ALERT = {
  template: "back-in-stock",
  productId: "p",
  name: "Grill",
  price: 9_900,
  stopPath: "/stop",
} as const
const enqueue = (cause: string, to = "ann@example.com", what: Message = message) =>
  shop.run(Database.use(({ pool }) => enqueueMail(pool, cause, to, what)))
const dueAgain = () => shop.sql("update mail_outbox set next_attempt_at = now() where sent_at is null")
const stored = () =>
  shop.sql(
    "select sent_at is not null as sent, sealed is not null as kept, given_up_at is not null as given_up, attempts, last_error from mail_outbox",
  )

const inAscii = (address: string): string => {
  const at = address.lastIndexOf("@")
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
}

describe("mail", () => {
  test("is handed to the mail server as text and HTML, and its contents are then forgotten", async () => {
    await enqueue("one")
    await shop.run(sendAllDueMail)
    expect(server.received).toHaveLength(1)
    const [{ to, source } = { to: [], source: "" }] = server.received
    expect(to).toEqual(["ann@example.com"])
    expect(source).toContain("Subject: 123456 is your Voltread code")
    expect(source).toContain("text/plain")
    expect(source).toContain("text/html")
    expect(source).toContain("Auto-Submitted: auto-generated")
    expect(await stored()).toEqual([
      { sent: true, kept: false, given_up: false, attempts: 1, last_error: null },
    ])
    await shop.run(sendAllDueMail)
    expect(server.received).toHaveLength(1)
  })

  test("reaches every address that the shop accepts, letter by letter", async () => {
    for (const to of ACCEPTED_EMAILS) await enqueue(`to ${to}`, to)
    await shop.run(sendAllDueMail)
    // The server lower-cases domains and shows international ones in Unicode.
    const received = server.received.flatMap(({ to }) => to.map(inAscii))
    expect(received.sort()).toEqual(ACCEPTED_EMAILS.map(inAscii).sort())
  })

  test("is not sent for a cause that did not happen, and once for one that is handled twice", async () => {
    const failing = transaction((client) =>
      enqueueMail(client, "rolled-back", "ann@example.com", message).pipe(
        Effect.andThen(Effect.fail("the cause failed")),
      ),
    )
    await expect(shop.run(failing)).rejects.toThrow("the cause failed")
    await enqueue("twice")
    await enqueue("twice")
    await shop.run(sendAllDueMail)
    expect(server.received).toHaveLength(1)
  })

  test("that a process had taken when it ended is sent by the next one at once, but not again and again", async () => {
    const endWhileSending = () =>
      shop.sql(
        "update mail_outbox set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'",
      )
    const takeUp = () => shop.run(Effect.andThen(takeUpLeasedMail, sendAllDueMail))
    await enqueue("taken")
    await endWhileSending()
    await shop.run(sendAllDueMail)
    expect(server.received).toHaveLength(0)
    await endWhileSending()
    await takeUp()
    expect(server.received).toHaveLength(0)
    await shop.sql("update mail_outbox set attempts = 1")
    await takeUp()
    expect(server.received).toHaveLength(1)
    await shop.sql("delete from mail_outbox")
    await enqueue("refused for now")
    server.refuseWith(451)
    await shop.run(sendAllDueMail)
    server.refuseWith(undefined)
    await takeUp()
    expect(server.received).toHaveLength(1)
  })

  test("waits while the server refuses for now, then goes, with the Message-ID that it had", async () => {
    await enqueue("later")
    server.refuseWith(451)
    await shop.run(sendAllDueMail)
    await shop.run(sendAllDueMail)
    expect(await stored()).toEqual([
      {
        sent: false,
        kept: true,
        given_up: false,
        attempts: 1,
        last_error: expect.stringMatching(/^SMTP: \w+ 451$/),
      },
    ])
    server.refuseWith(undefined)
    await dueAgain()
    await shop.run(sendAllDueMail)
    expect(server.received).toHaveLength(1)
  })

  test("that was sent, but not noted as sent, is sent again under the same Message-ID", async () => {
    await enqueue("crash")
    const [before] = await shop.sql("select sealed from mail_outbox")
    await shop.run(sendAllDueMail)
    await shop.sql("update mail_outbox set sent_at = null, sealed = $1, next_attempt_at = now()", [
      before?.sealed,
    ])
    await shop.run(sendAllDueMail)
    const ids = server.received.map(({ source }) => /Message-ID: (<[^>]+>)/i.exec(source)?.[1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
  })

  test("that somebody waits for goes before any other, however long that has been due", async () => {
    for (let n = 0; n < 30; n++) await enqueue(`alert-${n}`, `nobody${n}@example.com`, ALERT)
    await enqueue("code")
    await shop.run(sendAllDueMail)
    expect(server.received).toHaveLength(31)
    const [first] = server.received.filter(({ source }) => source.includes("is your Voltread code"))
    // Three are sent at once.
    expect(server.received.slice(0, 3)).toContain(first)
  })

  test("that cannot be written waits, and does not hold up the others", async () => {
    await enqueue("unwritable", "bad@example.com")
    await enqueue("good")
    const mailer = Effect.map(Mailer, (real) => ({
      ...real,
      linksTo: (to: string) => {
        if (to === "bad@example.com") throw new Error("no links")
        return real.linksTo(to)
      },
    }))
    await shop.run(sendAllDueMail.pipe(Effect.provideServiceEffect(Mailer, mailer)))
    expect(server.received.map(({ to }) => to)).toEqual([["ann@example.com"]])
    expect(await shop.sql("select last_error, given_up_at from mail_outbox where sent_at is null")).toEqual([
      { last_error: "no links", given_up_at: null },
    ])
  })

  test("that cannot be read is given up at once", async () => {
    await enqueue("unreadable")
    await shop.sql("update mail_outbox set sealed = 'x'")
    await shop.run(sendAllDueMail)
    expect(await stored()).toMatchObject([{ given_up: true, last_error: "The mail cannot be read" }])
  })

  test("waits after each try twice as long as before, from five seconds up to an hour", async () => {
    await enqueue("patient")
    server.refuseWith(451)
    await expectPauses(
      pauseAfter(shop, "mail_outbox", () => shop.run(sendAllDueMail)),
      [
        [2, 10],
        [5, 80],
        [10, 2_560],
        [11, 3_600],
        [59, 3_600],
      ],
    )
  })

  test("that is given up is an alert, and one that waits is not", async () => {
    const alertsOf = async (code: number) => {
      await enqueue(`refused with ${code}`)
      server.refuseWith(code)
      const alerts: Array<unknown> = []
      const logger = Logger.make(({ fiber }) =>
        alerts.push(fiber.getRef(References.CurrentLogAnnotations).alert),
      )
      await shop.run(sendAllDueMail.pipe(Effect.provide(Logger.layer([logger]))))
      return alerts
    }
    expect(await alertsOf(451)).toEqual([undefined])
    expect(await alertsOf(550)).toEqual(["mail-given-up"])
  })

  test("is kept, untried, where the shop has no mail server", async () => {
    const mute = await shopApp(inject("postgresUrl"))
    try {
      await mute.run(Database.use(({ pool }) => enqueueMail(pool, "x", "ann@example.com", message)))
      await mute.run(sendAllDueMail)
      expect(await mute.sql("select attempts, last_error from mail_outbox")).toEqual([
        { attempts: 0, last_error: null },
      ])
    } finally {
      await mute.close()
    }
  })

  test("that is refused for good is given up, and does not hold up the others", async () => {
    await enqueue("hopeless")
    server.refuseWith(550)
    await shop.run(sendAllDueMail)
    server.refuseWith(undefined)
    await enqueue("fine", "bo@example.com")
    await dueAgain()
    await shop.run(sendAllDueMail)
    expect(server.received.map(({ to }) => to)).toEqual([["bo@example.com"]])
    expect((await stored()).filter(({ given_up }) => given_up)).toHaveLength(1)
  })

  test.each([451, 550])(
    "that another process has sent meanwhile is done, whatever this one heard: %i",
    async (code) => {
      await enqueue("slow")
      server.refuseWith(code)
      server.meanwhile(() =>
        shop.sql("update mail_outbox set attempts = attempts + 1, sent_at = now(), sealed = null"),
      )
      await shop.run(sendAllDueMail)
      server.meanwhile(async () => undefined)
      expect(await stored()).toMatchObject([{ sent: true, given_up: false, last_error: null }])
    },
  )

  test("that is refused for now is given up after sixty tries", async () => {
    await enqueue("never")
    server.refuseWith(451)
    await shop.sql("update mail_outbox set attempts = 58")
    await shop.run(sendAllDueMail)
    expect(await stored()).toMatchObject([{ given_up: false, attempts: 59 }])
    await dueAgain()
    await shop.run(sendAllDueMail)
    expect(await stored()).toMatchObject([{ given_up: true, attempts: 60 }])
  })

  test("waits where the server refuses the shop's own log-in, which is no fault of the mail's", async () => {
    const locked = await mailServer({ authOptional: false })
    const elsewhere = await shopApp(inject("postgresUrl"), {
      SMTP_URL: locked.url.replace("//", "//shop:wrong@"),
    })
    try {
      await elsewhere.run(Database.use(({ pool }) => enqueueMail(pool, "x", "ann@example.com", message)))
      await elsewhere.run(sendAllDueMail)
      expect(
        await elsewhere.sql("select sealed is not null as kept, given_up_at, last_error from mail_outbox"),
      ).toEqual([{ kept: true, given_up_at: null, last_error: "SMTP: EAUTH 535" }])
    } finally {
      await elsewhere.close()
      await locked.close()
    }
  })

  test("that holds all data of somebody is not kept when it is given up", async () => {
    const data = { template: "data-export", firstName: "Ann", data: "{}" } as const
    await shop.run(Database.use(({ pool }) => enqueueMail(pool, "export", "ann@example.com", data)))
    await enqueue("code")
    server.refuseWith(550)
    await shop.run(sendAllDueMail)
    const given = await shop.sql(
      "select template, sealed is not null as kept, given_up_at is not null as given_up from mail_outbox order by 1",
    )
    expect(given).toEqual([
      { template: "data-export", kept: false, given_up: true },
      { template: "verification", kept: true, given_up: true },
    ])
  })

  test("is sent once when many senders work at the same time", async () => {
    await Promise.all(Array.from({ length: 45 }, (_, index) => enqueue(`many ${index}`)))
    await Promise.all(Array.from({ length: 4 }, () => shop.run(sendAllDueMail)))
    expect(server.received).toHaveLength(45)
  })

  test("waits, unlost, while the server cannot be reached", async () => {
    const elsewhere = await shopApp(inject("postgresUrl"), { SMTP_URL: "smtp://127.0.0.1:9" })
    try {
      await elsewhere.run(Database.use(({ pool }) => enqueueMail(pool, "x", "ann@example.com", message)))
      await elsewhere.run(sendAllDueMail)
      expect(
        await elsewhere.sql("select attempts, last_error from mail_outbox where sent_at is null"),
      ).toEqual([{ attempts: 1, last_error: expect.stringMatching(/^SMTP: \w+/) }])
    } finally {
      await elsewhere.close()
    }
  })
})

describe("mailbox", () => {
  test("shows mail to this machine in development, and to nobody else", async () => {
    const demo = await shopApp(inject("postgresUrl"), { MAILBOX: "true" })
    try {
      await demo.run(
        Database.use(({ pool }) =>
          enqueueMail(pool, "x", "ann@example.com", { ...message, firstName: "<script>" }),
        ),
      )
      await demo.run(sendAllDueMail)
      const get = (remoteAddress: string, headers = {}) =>
        demo.app.inject({ method: "GET", url: "/dev/mailbox", remoteAddress, headers })
      const here = await get("127.0.0.1")
      expect(here.statusCode).toBe(200)
      expect(here.body).toContain("123456 is your Voltread code")
      expect(here.body).not.toContain("<script>")
      expect((await get("10.0.0.1")).statusCode).toBe(404)
      expect((await get("127.0.0.1", { "x-forwarded-for": "10.0.0.1" })).statusCode).toBe(404)
    } finally {
      await demo.close()
    }
  })

  test("refuses what can reach nobody, so that staff can be shown what that looks like", async () => {
    const demo = await shopApp(inject("postgresUrl"), { MAILBOX: "true" })
    try {
      await demo.run(Database.use(({ pool }) => enqueueMail(pool, "x", "ann@nowhere.invalid", message)))
      await demo.run(sendAllDueMail)
      expect(await demo.sql("select from mail_outbox where refusal is not null")).toHaveLength(1)
      expect(await demo.sql("select from mailbox")).toEqual([])
    } finally {
      await demo.close()
    }
  })

  test("is not there in production", async () => {
    expect((await shop.app.inject({ method: "GET", url: "/dev/mailbox" })).statusCode).toBe(404)
  })
})
