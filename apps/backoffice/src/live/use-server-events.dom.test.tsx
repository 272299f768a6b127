// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useServerEvents } from "./use-server-events.ts"

vi.mock("../session/request.ts", () => ({ renewSession: () => Promise.resolve() }))

/** Refuses every connection, as for something that does not exist. */
class Refusal extends EventTarget {
  static asked: Array<string> = []
  onerror: (() => void) | null = null
  readonly readyState = 2

  constructor(url: string) {
    super()
    Refusal.asked.push(url)
    setTimeout(() => this.onerror?.())
  }

  close(): void {}
}

function Page({ url }: { readonly url: string | null }) {
  return useServerEvents(url, "timeline", () => undefined)
}

beforeEach(() => {
  vi.stubGlobal("EventSource", Refusal)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test("what turns out not to exist is not asked for again", async () => {
  const { root } = openPage()
  await act(async () => root.render(<Page url="/events" />))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  const asked = Refusal.asked.length
  expect(asked).toBeGreaterThan(1)
  await act(async () => root.render(<Page url={null} />))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(Refusal.asked).toHaveLength(asked)
})

/** Accepts a connection when told to. */
class Stream extends EventTarget {
  static readonly asked: Array<Stream> = []
  onopen: (() => void) | null = null
  readyState = 0

  constructor() {
    super()
    Stream.asked.push(this)
  }

  static accept(): void {
    const stream = Stream.asked.at(-1)
    if (stream === undefined) throw new Error("No connection was asked for")
    stream.readyState = 1
    stream.onopen?.()
  }

  static open(): number {
    return Stream.asked.filter(({ readyState }) => readyState === 1).length
  }

  close(): void {
    this.readyState = 2
  }
}

const heard = vi.fn()

function Followed() {
  useServerEvents("/events", "timeline", heard)
  return null
}

test("whatever happened before a connection is caught up on, the first one's, too; a hidden page has none", async () => {
  vi.stubGlobal("EventSource", Stream)
  const become = async (state: "hidden" | "visible") => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state)
    document.dispatchEvent(new Event("visibilitychange"))
    await act(() => vi.advanceTimersByTimeAsync(0))
  }
  const { root } = openPage()
  await act(async () => root.render(<Followed />))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(heard).not.toHaveBeenCalled()
  await act(async () => Stream.accept())
  expect(heard.mock.calls).toEqual([[null]])
  await become("hidden")
  expect(Stream.open()).toBe(0)
  await become("visible")
  expect(heard).toHaveBeenCalledTimes(1)
  await act(async () => Stream.accept())
  expect(heard.mock.calls).toEqual([[null], [null]])
  expect(Stream.open()).toBe(1)
  await act(async () => root.unmount())
  expect(Stream.open()).toBe(0)
})
