// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { RecoveryCodesCard } from "./recovery-codes-card.tsx"

const shown = async (recoveryCodesLeft: number, codes?: ReadonlyArray<string>) => {
  const { page, root } = openPage()
  await act(() =>
    root.render(
      <RecoveryCodesCard
        state={{ hasApp: false, recoveryCodesLeft }}
        codes={codes}
        onCodes={() => undefined}
      />,
    ),
  )
  const words = page.textContent ?? ""
  const focused = page.querySelector(":focus")?.textContent ?? ""
  return { words, focused }
}

test("new codes are shown, and whoever asked for them is led to them", async () => {
  const { words, focused } = await shown(10, ["AAAA-BBBB-CCCC-DDDD"])
  expect(words).toContain("AAAA-BBBB-CCCC-DDDD")
  expect(focused).toContain("Save these recovery codes")
})

test("codes that were kept are counted, with a warning when there are few", async () => {
  expect((await shown(4)).words).toContain("4 recovery codes are left.")
  expect((await shown(3)).words).toContain("without your passkey")
  expect((await shown(0)).words).toContain("No recovery codes are left")
})

test("codes that were kept leave the focus to the page", async () => {
  const { page, root } = openPage()
  const render = (codes?: ReadonlyArray<string>) =>
    act(() =>
      root.render(
        <main>
          <h1>Your security</h1>
          <RecoveryCodesCard
            state={{ hasApp: true, recoveryCodesLeft: 10 }}
            codes={codes}
            onCodes={() => undefined}
          />
        </main>,
      ),
    )
  await render(["AAAA-BBBB-CCCC-DDDD"])
  expect(document.activeElement?.tagName).toBe("P")
  await render()
  await vi.waitUntil(() => document.activeElement === page.querySelector("h1"), { timeout: 10_000 })
})
