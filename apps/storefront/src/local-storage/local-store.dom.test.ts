// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from "vitest"
import { clearShopperData, createLocalStore } from "./local-store.ts"

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
    removeItem: (key: string) => {
      delete stored[key]
    },
  }
  vi.stubGlobal(
    "localStorage",
    new Proxy(methods, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})

const numbers = () =>
  createLocalStore<number>("numbers", 0, (value) => (typeof value === "number" ? value : 0))

it("keeps a value from one page to the next", () => {
  numbers().set(7)
  expect(numbers().get()).toBe(7)
  stored["voltread:numbers"] = "{ not ours"
  expect(numbers().get()).toBe(0)
})

it("forgets after a log-out who used the device, but not how it looks nor what others keep", () => {
  const open = numbers()
  open.set(7)
  stored["voltread:a-page-not-loaded-yet"] = "[1]"
  stored["voltread:theme"] = "dark"
  stored.other = "theirs"
  clearShopperData()
  expect(open.get()).toBe(0)
  expect(stored).toEqual({ "voltread:theme": "dark", other: "theirs" })
})

it("is read anew where another tab has written, whether or not anything listens", () => {
  const open = numbers()
  open.set(7)
  delete stored["voltread:numbers"]
  window.dispatchEvent(new StorageEvent("storage", { key: "voltread:numbers" }))
  expect(open.get()).toBe(0)
})
