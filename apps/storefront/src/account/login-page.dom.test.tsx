// @vitest-environment happy-dom

import { useLocation } from "@tanstack/react-router"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import { customerIn } from "../session/logged-in.fixture.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { createStore } from "../store/store.ts"
import { LoginPage } from "./login-page.tsx"

const open = async (returnUrl: string | undefined) => {
  const { page, root } = openPage()
  const store = createStore()
  await renderShopPage(
    root,
    () => (
      <>
        <LoginPage returnUrl={returnUrl} />
        <output>{useLocation({ select: ({ href }) => href })}</output>
      </>
    ),
    { store },
  )
  await act(async () => store.dispatch(customerIn()))
  const labels = () => [...page.querySelectorAll("a, button")].map(({ textContent }) => textContent)
  const press = (label: string) =>
    act(async () =>
      [...page.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click(),
    )
  return { page, labels, press }
}

test("a page that asks to log in goes on to where it leads once they have logged in in another tab", async () => {
  const { page, press } = await open("/order/7?token=t")
  await press("Continue")
  await until(() => expect(page.querySelector("output")?.textContent).toBe("/order/7?token=t"))
})

test.each([undefined, "//evil.example", "/login"])(
  "whoever is logged in already goes to their account from %j",
  async (returnUrl) => {
    const { labels } = await open(returnUrl)
    expect(labels()).toContain("Go to your account")
    expect(labels()).not.toContain("Continue")
  },
)
