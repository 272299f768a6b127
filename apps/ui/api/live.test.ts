import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type LiveOptions, listen } from "./live.ts"

/** An EventSource in our hands: opens, speaks and fails when told to. */
class Source extends EventTarget {
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  readyState = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(name: string, data: string): void {
    this.dispatchEvent(new MessageEvent(name, { data }))
  }

  /** 0: the browser connects again by itself; 2: it has given up. */
  fail(readyState: 0 | 2): void {
    this.readyState = readyState
    this.onerror?.()
  }

  close(): void {
    this.readyState = 2
  }
}

const setup = async (options: Partial<LiveOptions> = {}) => {
  const sources: Array<Source> = []
  const heard: Array<string> = []
  const close = listen({
    url: "/events",
    events: ["timeline"],
    onEvent: (name, data) => heard.push(`${name} ${data}`),
    onConnection: (isLive) => heard.push(isLive ? "open" : "lost"),
    source: (url) => {
      const source = new Source(url)
      sources.push(source)
      // The stand-in has what `listen` uses of an EventSource, not its constants.
      return source as unknown as EventSource
    },
    ...options,
  })
  await vi.advanceTimersByTimeAsync(0)
  return { sources, heard, close }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("live events", () => {
  it("hands on the events that were asked for, and no others", async () => {
    const { sources, heard } = await setup()
    sources[0]?.open()
    sources[0]?.say("timeline", "1")
    sources[0]?.say("other", "2")
    expect(heard).toEqual(["open", "timeline 1"])
  })

  it("tells of every connection that opens, also after one was lost", async () => {
    const { sources, heard } = await setup()
    sources[0]?.open()
    sources[0]?.fail(0)
    expect(sources[0]?.readyState).toBe(2)
    await vi.advanceTimersByTimeAsync(1_000)
    sources[1]?.open()
    expect(heard).toEqual(["open", "lost", "open"])
    expect(sources).toHaveLength(2)
  })

  it("connects anew, later each time, and lets the session be renewed before", async () => {
    const refusals: Array<boolean> = []
    const { sources } = await setup({
      beforeConnect: async (wasRefused) => refusals.push(wasRefused),
    })
    sources[0]?.fail(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(sources).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sources).toHaveLength(2)
    sources[1]?.fail(0)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(sources).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sources).toHaveLength(3)
    expect(refusals).toEqual([false, true, false])
  })

  it("is not opened with a session that could not be renewed, and tries again", async () => {
    let renewal = Promise.reject<void>(new Error("put off"))
    const { sources } = await setup({ beforeConnect: () => renewal })
    expect(sources).toHaveLength(0)
    renewal = Promise.resolve()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sources).toHaveLength(1)
  })

  it("stays closed once it was closed", async () => {
    const { sources, close } = await setup()
    close()
    expect(sources[0]?.readyState).toBe(2)
    sources[0]?.fail(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sources).toHaveLength(1)
  })
})
