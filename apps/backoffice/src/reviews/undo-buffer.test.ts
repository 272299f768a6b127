import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { UndoBuffer } from "./undo-buffer.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const holding = () => {
  const sent: Array<string> = []
  return { sent, decisions: new UndoBuffer<string>(8_000, (decision) => sent.push(decision)) }
}

test("a decision is sent once its time has passed, and once only", () => {
  const { sent, decisions } = holding()
  decisions.hold("a")
  vi.advanceTimersByTime(7_999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  decisions.release()
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(["a"])
})

test("what is taken back is never sent", () => {
  const { sent, decisions } = holding()
  decisions.hold("a")
  expect(decisions.takeBack()).toBe("a")
  decisions.release()
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
  expect(decisions.takeBack()).toBeNull()
})

test("the next decision sends the one before it, which then cannot be taken back", () => {
  const { sent, decisions } = holding()
  decisions.hold("a")
  vi.advanceTimersByTime(5_000)
  decisions.hold("b")
  expect(sent).toEqual(["a"])
  // The second has all of its own time.
  vi.advanceTimersByTime(7_999)
  expect(sent).toEqual(["a"])
  expect(decisions.takeBack()).toBe("b")
})

test("leaving sends what waits", () => {
  const { sent, decisions } = holding()
  decisions.hold("a")
  decisions.release()
  expect(sent).toEqual(["a"])
})
