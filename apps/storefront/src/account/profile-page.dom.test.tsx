// @vitest-environment happy-dom

import { useQuery } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { useShop } from "../shop/use-shop.ts"
import { ProfilePage } from "./profile-page.tsx"
import { profileQuery } from "./queries.ts"

const PROFILE = {
  username: "erin@example.com",
  type: "customer",
  firstName: "Erin",
  lastName: "Owner",
  phone: "3125550142",
  attributes: { isActive: true, hasPassword: true },
}

let readAgain: (() => unknown) | undefined

function Page() {
  const profile = useQuery(profileQuery(useShop().rest))
  readAgain = profile.refetch
  return (
    <>
      <ProfilePage />
      {profile.isError && <p>not loaded again</p>}
    </>
  )
}

test("what was typed stays where the profile could not be loaded again", async () => {
  const { page, root } = openPage()
  let isReachable = true
  const rest = async () => {
    if (!isReachable) throw new ApiError("network", "no answer")
    return decodeEnvelope({ isSuccess: true, data: { profile: PROFILE } }, true)
  }
  await renderShopPage(root, Page, { rest })
  const firstName = () => page.querySelector<HTMLInputElement>('input[autocomplete="given-name"]')
  await vi.waitUntil(() => act(async () => firstName()), { timeout: 10_000 })
  const input = firstName()
  isReachable = false
  readAgain?.()
  await vi.waitUntil(() => act(async () => page.textContent?.includes("not loaded again")), {
    timeout: 10_000,
  })
  expect(firstName()).toBe(input)
})

test("a name is saved with the phone number as it is", async () => {
  const { page, root } = openPage()
  const saved: Array<unknown> = []
  const rest = async ({ method, body }: RestCall) => {
    if (method === "PUT") saved.push(body)
    return decodeEnvelope({ isSuccess: true, data: { profile: PROFILE } }, true)
  }
  await renderShopPage(root, Page, { rest })
  const form = () => page.querySelector("form")
  await vi.waitUntil(() => act(async () => form()), { timeout: 10_000 })
  // The rules come after the form.
  await act(() => import("./account-validators.ts"))
  await act(async () => form()?.requestSubmit())
  await vi.waitUntil(() => act(async () => saved.length > 0 || page.querySelector('[aria-invalid="true"]')))
  expect(saved).toEqual([{ firstName: "Erin", lastName: "Owner", phone: "3125550142" }])
})
