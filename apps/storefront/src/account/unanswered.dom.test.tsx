// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act, type ReactNode } from "react"
import { expect, test } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { RegisterPage } from "./register-page.tsx"
import { ResetPasswordPage } from "./reset-password-page.tsx"
import { VerifyPage } from "./verify-page.tsx"

const PASSWORD = "Brand-new-1"

test.each<[string, () => ReactNode, Readonly<Record<string, string>>, string]>([
  [
    "a registration",
    () => <RegisterPage returnUrl={undefined} email="erin@example.com" />,
    {
      "given-name": "Erin",
      "family-name": "Owner",
      "tel-national": "3125550142",
      "new-password": PASSWORD,
    },
    "your account may have been created. Please try to log in",
  ],
  [
    "a confirmed email",
    () => <VerifyPage username="erin@example.com" />,
    { "one-time-code": "123456" },
    "your email may be confirmed already. Please try to log in",
  ],
  [
    "a new password",
    () => <ResetPasswordPage username="erin@example.com" />,
    { "one-time-code": "123456", "new-password": PASSWORD },
    "your password may be saved already. Please try to log in",
  ],
])("%s that got no answer may have been done, and leads to the log-in", async (_, Page, values, words) => {
  const { page, root } = openPage()
  const rest = () => Promise.reject(new ApiError("network", "It could not be done."))
  await renderShopPage(root, Page, { rest })
  await until(() => expect(page.querySelector("form")).not.toBeNull())
  // The rules come after the form.
  await act(() => import("./account-validators.ts"))
  for (const [autoComplete, value] of Object.entries(values))
    for (const input of page.querySelectorAll<HTMLInputElement>(`input[autocomplete="${autoComplete}"]`))
      await act(async () => typeInto(input, value))
  await act(async () => page.querySelector("form")?.requestSubmit())
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toContain(words))
})
