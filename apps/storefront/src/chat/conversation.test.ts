import type { Envelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { isChatOpen } from "./chat-port.ts"
import { createConversation } from "./conversation.ts"

class Stream {
  static readonly opened: Array<Stream> = []
  readonly url: string
  readyState = 1
  onopen: (() => void) | null = null
  private readonly listeners = new Map<string, (event: MessageEvent) => void>()

  constructor(url: string) {
    this.url = url
    Stream.opened.push(this)
  }
  addEventListener(name: string, listener: (event: MessageEvent) => void): void {
    this.listeners.set(name, listener)
  }
  tell(name: string): void {
    this.listeners.get(name)?.(new MessageEvent(name, { data: "{}" }))
  }
  close(): void {
    this.readyState = 2
  }
}

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  Stream.opened.length = 0
  vi.stubGlobal("EventSource", Stream)
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => undefined })
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const envelope = (change: Partial<Envelope>): Envelope => ({
  isSuccess: true,
  successMessage: "",
  errorMessage: "",
  fieldErrors: [],
  data: {},
  ...change,
})

const message = (number: number, from: string) => ({
  id: `m${number}`,
  number,
  from,
  name: from === "staff" ? "Sam" : null,
  text: `message ${number}`,
  at: "2026-01-31T12:00:00.000Z",
})

const chat = (change: object = {}) => ({
  id: "c1",
  openedAt: "2026-01-31T12:00:00.000Z",
  lastMessageAt: "2026-01-31T12:00:00.000Z",
  name: "Ann",
  email: "ann@example.com",
  closedAt: null,
  messages: [message(1, "shopper")],
  unread: 0,
  ...change,
})

const bo = {
  username: "bo@example.com",
  type: "CUSTOMER",
  firstName: "Bo",
  lastName: "Lee",
  name: "Bo Lee",
  email: "bo@example.com",
  phone: "",
}

/** A server that answers with `chat`, and keeps what it was asked. */
const serving = (first: unknown) => {
  const server = { chat: first, calls: [] as RestCall[], unread: [] as number[] }
  const conversation = createConversation({
    rest: async (call) => {
      server.calls.push(call)
      return envelope({ data: { chat: server.chat } })
    },
    onUnread: (count) => server.unread.push(count),
  })
  return { server, conversation }
}

const opened = () =>
  vi.waitFor(() => expect(Stream.opened.map(({ url }) => url)).toEqual(["/api/chat/events"]), {
    timeout: 10_000,
  })

describe("a conversation", () => {
  it("is not listened to before there is one", async () => {
    const { conversation } = serving(null)
    await conversation.load()
    expect(conversation.now()).toMatchObject({ isLoaded: true, chat: null })
    expect(Stream.opened).toEqual([])
    expect(isChatOpen()).toBe(false)
  })

  it("brings answers as they come, and counts them until they are seen", async () => {
    const { server, conversation } = serving(chat())
    await conversation.load()
    await opened()
    expect(isChatOpen()).toBe(true)
    server.chat = chat({ messages: [message(1, "shopper"), message(2, "staff")], unread: 1 })
    Stream.opened[0]?.tell("chat")
    await vi.waitFor(() => expect(conversation.now().chat?.messages).toHaveLength(2), { timeout: 10_000 })
    expect(server.unread.at(-1)).toBe(1)
    await conversation.read()
    expect(server.unread.at(-1)).toBe(0)
    expect(server.calls.at(-1)).toMatchObject({ path: "/api/chat/read", body: { upTo: 2 } })
  })

  it("goes on where the browser keeps nothing", async () => {
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("blocked")
      },
    })
    const { conversation } = serving(chat())
    await conversation.load()
    await opened()
    expect(conversation.now()).toMatchObject({ isLoaded: true, problem: null })
  })

  it("that was closed is listened to no more", async () => {
    const { server, conversation } = serving(chat())
    await conversation.load()
    await opened()
    server.chat = chat({ closedAt: "2026-01-31T13:00:00.000Z" })
    Stream.opened[0]?.tell("chat")
    await vi.waitFor(() => expect(Stream.opened[0]?.readyState).toBe(2), { timeout: 10_000 })
    expect(isChatOpen()).toBe(false)
  })

  it("shows nothing of who was here before when somebody else signs in", async () => {
    const { server, conversation } = serving(chat())
    await conversation.load()
    await opened()
    server.chat = null
    const loading = conversation.belongsTo(bo)
    expect(conversation.now()).toMatchObject({ isLoaded: false, chat: null })
    await loading
    expect(conversation.now()).toMatchObject({ isLoaded: true, chat: null, identity: bo })
    expect(Stream.opened[0]?.readyState).toBe(2)
  })

  it("does not show what comes late for whoever was here before", async () => {
    const answers: Array<(answer: Envelope) => void> = []
    const rest = () => new Promise<Envelope>((resolve) => answers.push(resolve))
    const conversation = createConversation({ rest, onUnread: () => undefined })
    const late = conversation.load()
    const own = conversation.belongsTo(bo)
    answers[1]?.(envelope({ data: { chat: null } }))
    await own
    answers[0]?.(envelope({ data: { chat: chat() } }))
    await late
    expect(conversation.now()).toMatchObject({ isLoaded: true, chat: null, identity: bo })
  })

  it("says why a message was refused, by field", async () => {
    const fieldErrors = [
      { property: "email", constraints: { isEmail: "Please enter a valid email address" } },
    ]
    const refused = envelope({ isSuccess: false, errorMessage: "Please tell us who you are.", fieldErrors })
    const conversation = createConversation({ rest: async () => refused, onUnread: () => undefined })
    const sent = await conversation.send({
      id: crypto.randomUUID(),
      message: "Hello",
      name: "Ann",
      email: "a@b.example",
    })
    expect(sent).toEqual({ isSent: false, message: "Please tell us who you are.", fieldErrors })
  })

  it("asks for what is missing or wrong without sending it", async () => {
    const rest = vi.fn()
    const conversation = createConversation({ rest, onUnread: () => undefined })
    const id = crypto.randomUUID()
    expect(await conversation.send({ id, message: " ", name: "", email: "x" })).toMatchObject({
      isSent: false,
      fieldErrors: [
        { property: "name", constraints: { isNotEmpty: "Please enter your name" } },
        { property: "email", constraints: { isEmail: "Please enter a valid email address" } },
        { property: "message" },
      ],
    })
    expect(await conversation.send({ id, message: "" })).toMatchObject({
      fieldErrors: [{ property: "message" }],
    })
    expect(rest).not.toHaveBeenCalled()
  })
})
