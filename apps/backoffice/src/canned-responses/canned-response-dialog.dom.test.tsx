// @vitest-environment happy-dom
import { expect, test, vi } from "vitest"
import { saveTooLate } from "../page/edit-dialog.fixture.tsx"
import { read } from "../session/rest.ts"
import CannedResponseDialog from "./canned-response-dialog.tsx"

vi.mock("../session/rest.ts", () => ({ read: vi.fn(), send: vi.fn() }))

test("what was typed into a canned response stays where a colleague was faster", async () => {
  const answer = {
    ...({ id: "a1", use: "order", title: "Late", subject: "Your order", body: "Sorry." } as const),
    ...{ version: 1, updatedAt: "2026-10-01T00:00:00.000Z", updatedBy: "Ann" },
  }
  const newer = { ...answer, subject: "About your order", version: 2, updatedBy: "Bea" }
  vi.mocked(read).mockResolvedValue({ answers: [newer] })
  const onClose = vi.fn()
  const dialog = <CannedResponseDialog answer={answer} onDelete={() => {}} onClose={onClose} />
  const { said, saveAgain, shown } = await saveTooLate(dialog, { body: "We are sorry." })
  expect(said).toContain("Bea changed this canned response while this form was open")
  expect(said).toMatch(/Subject.*Your order.*About your order/)
  expect([shown("subject"), shown("body")]).toEqual(["About your order", "We are sorry."])
  expect(await saveAgain()).toEqual({
    ...{ use: "order", title: "Late", subject: "About your order", body: "We are sorry." },
    version: 2,
  })
  await vi.waitUntil(() => onClose.mock.calls.length === 1)
})
