import { MutationObserver, onlineManager } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import { queryClient } from "./query-client.ts"

afterEach(() => onlineManager.setOnline(true))

const unreachable = () => vi.fn(() => Promise.reject(new Error("We could not reach the shop.")))

test("a command without a network is refused at once, and not sent when it is back", async () => {
  onlineManager.setOnline(false)
  const send = unreachable()
  await expect(new MutationObserver(queryClient, { mutationFn: send }).mutate()).rejects.toThrow("reach")
  onlineManager.setOnline(true)
  await queryClient.resumePausedMutations()
  expect(send).toHaveBeenCalledTimes(1)
})

test("a page that is opened without a network says so", async () => {
  onlineManager.setOnline(false)
  await expect(queryClient.fetchQuery({ queryKey: ["orders"], queryFn: unreachable() })).rejects.toThrow(
    "reach",
  )
})
