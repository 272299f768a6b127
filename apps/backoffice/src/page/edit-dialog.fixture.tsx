import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act, type ReactNode } from "react"
import { expect, vi } from "vitest"
import { send } from "../session/rest.ts"

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)

/**
 * Opens a dialog, types into its fields and saves it, which is refused the first time because somebody else was faster.
 * `send` must be mocked.
 */
export const saveTooLate = async (dialog: ReactNode, typed: Readonly<Record<string, string>>) => {
  vi.mocked(send)
    .mockResolvedValueOnce({ _tag: "refused", message: "Please reload the page.", fieldErrors: [] })
    .mockResolvedValueOnce({ _tag: "done", message: "Saved." })
  await act(() =>
    openPage().root.render(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>),
  )
  for (const [name, text] of Object.entries(typed)) await act(() => typeInto(field(name), text))
  const save = () => act(async () => document.querySelector("form")?.requestSubmit())
  const said = () => document.querySelector('[role="alert"]')?.textContent ?? ""
  await save()
  await until(() => expect(said()).toContain("Nothing was saved"))
  return {
    said: said(),
    shown: (name: string) => field(name)?.value,
    /** Saves it again; returns what is sent. */
    saveAgain: async (): Promise<unknown> => {
      await save()
      await vi.waitUntil(() => vi.mocked(send).mock.calls.length === 2)
      return vi.mocked(send).mock.lastCall?.[0].request.body
    },
  }
}
