import { describe, expect, it } from "vitest"
import { hideLoader, isLoading, onLoader, showLoader, whileLoading } from "./loader.ts"

describe("loader", () => {
  it("shows until every show has had its hide", () => {
    showLoader()
    showLoader()
    hideLoader()
    expect(isLoading()).toBe(true)
    hideLoader()
    expect(isLoading()).toBe(false)
  })

  it("is hidden below zero, too", () => {
    hideLoader()
    expect(isLoading()).toBe(false)
    showLoader()
    expect(isLoading()).toBe(false)
  })

  it("goes away when the work fails, and tells whoever listens", async () => {
    const seen: Array<boolean> = []
    const leave = onLoader(() => seen.push(isLoading()))
    await expect(whileLoading(Promise.reject(new Error("no network")))).rejects.toThrow("no network")
    leave()
    expect(seen).toEqual([true, false])
  })
})
