import { expect, test, vi } from "vitest"
import { CallCounts, type OwnCalls } from "./call-counts.ts"

const MINUTE_MS = 60_000

/** What all processes add to; without windows. */
const shared = () => {
  const sums = new Map<string, number>()
  return vi.fn(async (calls: ReadonlyArray<OwnCalls>) =>
    calls.map(({ name, count, seconds }) => {
      const sum = (sums.get(name) ?? 0) + count
      sums.set(name, sum)
      return { name, count: sum, seconds }
    }),
  )
}

const call = (counts: CallCounts, times: number, name = "10.0.0.1") => {
  let current = 0
  for (let each = 0; each < times; each++) current = counts.count(name, MINUTE_MS, 100).current
  return current
}

test("who comes near a limit is counted in all processes, and whoever else costs no statement", async () => {
  const addUp = shared()
  const [here, there] = [new CallCounts(addUp), new CallCounts(addUp)]
  call(here, 10)
  call(here, 2, "10.0.0.2")
  await here.share()
  expect(addUp).not.toHaveBeenCalled()
  call(here, 50)
  await here.share()
  expect(addUp.mock.calls).toEqual([[[expect.objectContaining({ name: "10.0.0.1", count: 60 })]]])
  expect(call(there, 20)).toBe(20)
  await there.share()
  expect(call(there, 1)).toBe(81)
  expect(call(here, 1)).toBe(61)
  await here.share()
  expect(call(here, 1)).toBe(82)
})

test("calls that come while others are added count once", async () => {
  const addUp = shared()
  const counts = new CallCounts(addUp)
  call(counts, 20)
  const sharing = counts.share()
  call(counts, 5)
  await sharing
  expect(call(counts, 1)).toBe(26)
  await counts.share()
  expect(call(counts, 1)).toBe(27)
})

test("while the sums cannot be had, a process counts for itself, and adds it later", async () => {
  const addUp = shared()
  const counts = new CallCounts(addUp)
  call(counts, 20)
  addUp.mockRejectedValueOnce(new Error("no database"))
  await counts.share()
  expect(call(counts, 1)).toBe(21)
  await counts.share()
  expect(addUp).toHaveBeenLastCalledWith([expect.objectContaining({ count: 21 })])
})

test("what was counted in another process's window ends with it", async () => {
  const counts = new CallCounts(async (calls) => calls.map((each) => ({ ...each, count: 90, seconds: 0 })))
  call(counts, 20)
  await counts.share()
  expect(call(counts, 1)).toBe(1)
})
