import { randomUUID } from "node:crypto"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { anApplication, decision } from "@voltread/domain/loans/application-examples.ts"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { ensureTestAccount } from "../testing/account.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { type Staff, staffOf } from "../testing/staff.ts"
import { watch } from "../testing/watching.ts"

let shop: CheckoutShop
let support: Staff
let address: string

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  const password = "Wheels-4-all"
  const account = { username: "sam@example.com", type: "CUSTOMERSUPPORT", phone: null, password } as const
  await shop.run(ensureTestAccount({ ...account, firstName: "Sam", lastName: "Okafor" }))
  support = await staffOf(shop.server(0), account.username, password)
  await shop.stock({ laptop: 100 })
  address = await shop.server(0).listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => shop.close())

interface News {
  readonly id: string
  readonly event: string
  readonly data: string
}

/** Opens an event stream; `next` waits for its next event, `news` yields events until it ends. */
const open = async (path: string, headers: Record<string, string> = {}) => {
  const stop = new AbortController()
  const response = await fetch(`${address}${path}`, { headers, signal: stop.signal })
  const news = newsOf(response)
  const next = async (): Promise<News> => {
    const { value, done } = await news.next()
    if (done === true) throw new Error("the stream ended")
    return value
  }
  return { response, news, next, close: () => stop.abort() }
}

async function* newsOf({ body }: Response): AsyncGenerator<News, void> {
  let text = ""
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const blocks = text.split("\n\n")
    text = blocks.pop() ?? ""
    yield* blocks.flatMap(toNews)
  }
}

/** Empty for a block that only sets the retry delay or keeps the connection open. */
const toNews = (block: string): ReadonlyArray<News> => {
  const fields = new Map(
    block.split("\n").map((line) => {
      const at = line.indexOf(": ")
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
  const event = fields.get("event")
  return event === undefined ? [] : [{ event, id: fields.get("id") ?? "", data: fields.get("data") ?? "" }]
}

const declined = async () => {
  const browser = shop.browse()
  await browser.add("laptop")
  const { order, orderToken } = await browser.checkOut({ nonce: "declined-1" })
  if (order === null) throw new Error("not placed")
  return { browser, id: order.id, token: orderToken ?? "", position: order.position }
}

describe("a watched order", () => {
  test("reports every change to its owner, with a position to read from", async () => {
    const { browser, id, token, position } = await declined()
    const news = await open(`/api/orders/${id}/events?token=${token}`)
    expect(news.response.headers.get("content-type")).toBe("text/event-stream")
    await browser.checkOut({ nonce: "good-1" })
    const seen: Array<string> = []
    while (!seen.some((at) => at > position)) {
      const { event, data, id: eventId } = await news.next()
      expect(event).toBe("timeline")
      expect(JSON.parse(data)).toEqual({ position: eventId })
      seen.push(eventId)
    }
    news.close()
  })

  test("reports at once what was missed while the connection was lost", async () => {
    const { browser, id, token, position } = await declined()
    await browser.checkOut({ nonce: "good-2" })
    const news = await open(`/api/orders/${id}/events?token=${token}`, { "last-event-id": position })
    // While the projector is behind, the client may first get once more what it has seen.
    let at = ""
    while (at <= position) at = (await news.next()).id
    news.close()
  })

  test("reports it, too, to who had heard of nothing before", async () => {
    const { browser, id, token } = await declined()
    const url = `${address}/api/orders/${id}/events?token=${token}`
    const before = await watch(url, {})
    const begin = await vi.waitUntil(() => /^retry: \d+\nid: (\d+)\n/.exec(before.text())?.[1])
    before.stop()
    await browser.checkOut({ nonce: "good-3" })
    await shop.caughtUp()
    const news = await open(`/api/orders/${id}/events?token=${token}`, { "last-event-id": begin })
    expect((await news.next()).event).toBe("timeline")
    news.close()
  })

  test("reports nothing to others", async () => {
    const { id } = await declined()
    for (const path of [
      `/api/orders/${id}/events`,
      `/api/orders/${id}/events?token=x`,
      "/api/orders/x/events",
    ]) {
      expect((await open(path)).response.status).toBe(404)
    }
    expect((await open(`/api/admin/orders/${id}/events`)).response.status).toBe(401)
  })
})

describe("a watched application", () => {
  const write = (loanId: string, command: LoanCommand) =>
    shop.run(
      CommandHandlers.use(({ loans }) =>
        loans.handle(loanId, () => [command], {
          commandId: randomUUID(),
          correlationId: "test",
          actor: { id: "ada@example.com", name: "Ada Byron", role: "customer" },
          now: new Date().toISOString(),
        }),
      ),
    )

  test("reports every change to staff, even one that does not affect its order, and to nobody else", async () => {
    const loanId = randomUUID()
    const { position } = await write(loanId, {
      type: "Initiate",
      application: anApplication({ loanId, orderId: loanId }),
    })
    const path = `/api/admin/applications/${loanId}/events`
    expect((await open(path)).response.status).toBe(401)
    const headers = { authorization: support.authorization }
    expect((await open("/api/admin/applications/x/events", headers)).response.status).toBe(404)

    const news = await open(path, { ...headers, "last-event-id": position })
    const changed = await write(loanId, decision("PENDING"))
    let at = ""
    while (at < changed.position) at = (await news.next()).id
    news.close()
  })
})

describe("the watched counts", () => {
  test("come at once, and again when an order arrives", async () => {
    const before = await declined()
    const stored = () => shop.sql("select from read.order_list where order_id = $1", [before.id])
    await expect.poll(stored, { timeout: 5_000 }).toHaveLength(1)
    const news = await open("/api/admin/orders/counts/events", { authorization: support.authorization })
    const first = JSON.parse((await news.next()).data)
    await declined()
    let total = first.total
    while (total === first.total) total = JSON.parse((await news.next()).data).total
    expect(total).toBe(first.total + 1)
    news.close()
  })

  test("are for staff only", async () => {
    expect((await open("/api/admin/orders/counts/events")).response.status).toBe(401)
  })
})

test("a stopping server closes live streams without waiting for their clients", async () => {
  const { id, token } = await declined()
  const { response, news } = await open(`/api/orders/${id}/events?token=${token}`)
  expect(response.status).toBe(200)
  const untilItsEnd = async (): Promise<void> => {
    // Events of what happened to the order may still arrive.
    for await (const { event } of news) expect(event).toBe("timeline")
  }
  await Promise.all([untilItsEnd(), shop.server(0).close()])
})
