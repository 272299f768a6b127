import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import CodeStep from "./code-step.tsx"
import PasskeyStep from "./passkey-step.tsx"
import type { SecondStepProps } from "./second-step.ts"

const props = (hasApp: boolean): SecondStepProps => ({
  problem: undefined,
  isPending: false,
  hasApp,
  onCode: () => undefined,
  onPasskey: () => undefined,
  onRecover: () => undefined,
  onBack: () => undefined,
})

test("whoever has lost their passkey is offered a recovery code", () => {
  expect(renderToStaticMarkup(<PasskeyStep {...props(false)} />)).toContain("Use a recovery code")
})

test("without an app it is a recovery code that is asked for, and nothing is said of an app", () => {
  const markup = renderToStaticMarkup(<CodeStep {...props(false)} />)
  expect(markup).toContain("Enter one of your recovery codes")
  expect(markup).toContain("Use a passkey")
  expect(markup).not.toContain("app")
  expect(renderToStaticMarkup(<CodeStep {...props(true)} />)).toContain("Open your authenticator app")
})
