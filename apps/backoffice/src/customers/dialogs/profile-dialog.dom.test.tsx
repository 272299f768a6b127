// @vitest-environment happy-dom
import type { Customer } from "@voltread/domain/contract/customer.ts"
import { expect, test, vi } from "vitest"
import { saveTooLate } from "../../page/edit-dialog.fixture.tsx"
import { read } from "../../session/rest.ts"
import { aCustomer } from "../customer.fixture.ts"
import ProfileDialog from "./profile-dialog.tsx"

vi.mock("../../session/rest.ts", () => ({ read: vi.fn(), send: vi.fn() }))

test("what was typed stays where the customer was faster, on top of what they have changed", async () => {
  const newer: Customer = {
    ...aCustomer,
    lastName: "Byron",
    phone: "3055550111",
    timeline: [
      {
        id: "1",
        at: "2026-10-02T00:00:00.000Z",
        kind: "profile-updated",
        actor: { id: "ada@example.com", name: "Ada Byron", role: "customer" },
        before: null,
        after: null,
      },
    ],
  }
  vi.mocked(read).mockResolvedValue({ customer: newer })
  const onClose = vi.fn()
  const dialog = <ProfileDialog customer={aCustomer} onClose={onClose} />
  const typed = { firstName: "Augusta", phone: "6175550122" }
  const { said, saveAgain, shown } = await saveTooLate(dialog, typed)
  expect(said).toContain("Ada Byron changed this profile while this form was open")
  expect(said).toMatch(/Last name.*Lovelace.*Byron/)
  expect(said).not.toContain("reload")
  expect(onClose).not.toHaveBeenCalled()
  expect(["firstName", "lastName", "phone"].map(shown)).toEqual(["Augusta", "Byron", "6175550122"])
  expect(await saveAgain()).toEqual({
    ...typed,
    lastName: "Byron",
    replaces: { firstName: "Adelaide", lastName: "Byron", phone: "3055550111" },
  })
  await vi.waitUntil(() => onClose.mock.calls.length === 1)
})
