import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { SetupData, SetupSteps } from "@voltread/domain/contract/setup.ts"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { setupQuery } from "./queries.ts"
import { SetUp } from "./set-up.tsx"

interface LinkStub {
  readonly to: string
  readonly hash: string
  readonly children: ReactNode
}

vi.mock("../session/rest.ts", () => ({ read: vi.fn(), restPages: () => ({}) }))
vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, hash, children }: LinkStub) => <a href={hash === "" ? to : `${to}#${hash}`}>{children}</a>,
}))

const nothing: SetupSteps = {
  payment: false,
  mail: false,
  catalogue: false,
  prices: false,
  tax: false,
  shipping: false,
  stores: false,
  vehicles: false,
}

const card = (steps: SetupData["steps"]): string => {
  const queries = new QueryClient()
  const data: SetupData = { steps }
  queries.setQueryData(setupQuery.queryKey, data)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SetUp />
    </QueryClientProvider>,
  )
}

it("leads from each step that is to do to its page", () => {
  const page = card({ ...nothing, tax: true })
  expect(page).toContain("Set up your shop: 1 of 8")
  const steps = page.split("<li").slice(1)
  expect(steps).toHaveLength(8)
  for (const step of steps) expect(step.includes(": done")).toBe(!step.includes("<a href="))
  expect(steps.filter((step) => step.includes('href="/settings#server"'))).toHaveLength(2)
})

it("is gone once there is nothing to say", () => {
  expect(card(null)).toBe("")
})
