// @vitest-environment happy-dom
import { Schema } from "effect"
import { act, type ReactNode } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { openPage } from "../page/open-page.fixture.ts"
import { serverErrors } from "./field-errors.ts"
import { schemaValidator } from "./schema-validator.ts"
import { useTextForm } from "./text-form.tsx"
import { typeInto } from "./type-into.fixture.ts"
import { validateOnBlur } from "./validate-on-blur.ts"
import { ValidatedForm } from "./validated-form.tsx"

const required = (message: string) => Schema.String.check(Schema.isMinLength(1, { message }))
const validate = schemaValidator(
  Schema.Struct({
    email: required("Please enter your email"),
    password: required("Please enter a password"),
  }),
)
const taken = serverErrors([{ property: "email", constraints: { isUnique: "Already registered" } }])

function LogIn({ onSend }: { readonly onSend: () => void }) {
  const form = useTextForm({
    defaultValues: { email: "", password: "" },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmit: ({ formApi }) => {
      onSend()
      formApi.setErrorMap(taken)
    },
  })
  return (
    <ValidatedForm form={form} problem={null}>
      <form.AppField name="email">{(field) => <field.TextInput label="Email" />}</form.AppField>
      <form.AppField name="password">{(field) => <field.PasswordInput label="Password" />}</form.AppField>
      <form.SubmitButton>Log in</form.SubmitButton>
    </ValidatedForm>
  )
}

let root: Root
let page: HTMLElement

beforeEach(() => {
  ;({ page, root } = openPage())
})

const show = (element: ReactNode) => act(async () => root.render(element))

const field = (name: string): HTMLInputElement => {
  const found = page.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (found === null) throw new Error(`There is no field ${name}`)
  return found
}

const type = (name: string, text: string) =>
  act(async () => {
    typeInto(field(name), text)
  })

const submit = () =>
  act(async () => {
    page.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  })

const focused = () => vi.waitUntil(() => document.activeElement?.getAttribute("name"), { timeout: 10_000 })

describe("sending a form", () => {
  it("sends once what is pressed twice", async () => {
    const onSend = vi.fn()
    await show(<LogIn onSend={onSend} />)
    await type("email", "erin@example.com")
    await type("password", "secret")
    const press = () => page.querySelector("form")?.requestSubmit()
    await act(async () => {
      press()
      press()
    })
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  it("sends what is right by one press of Enter in its last field, which was still empty when another was left", async () => {
    const onSend = vi.fn()
    await show(<LogIn onSend={onSend} />)
    await type("email", "erin@example.com")
    await act(async () => field("email").dispatchEvent(new FocusEvent("focusout", { bubbles: true })))
    expect(page.textContent).not.toContain("Please enter a password")
    await type("password", "secret")
    await submit()
    expect(onSend).toHaveBeenCalledOnce()
  })

  it("takes the person to the first field that is wrong", async () => {
    const onSend = vi.fn()
    await show(<LogIn onSend={onSend} />)
    await submit()
    expect(page.textContent).toContain("Please enter your email")
    expect(await focused()).toBe("email")
    expect(onSend).not.toHaveBeenCalled()
  })

  it("passes over the fields that are right", async () => {
    await show(<LogIn onSend={() => undefined} />)
    await type("email", "ann@example.com")
    await submit()
    expect(await focused()).toBe("password")
  })

  it("shows the server's message at its field, takes the person there, and clears it when they type", async () => {
    const onSend = vi.fn()
    await show(<LogIn onSend={onSend} />)
    await type("email", "ann@example.com")
    await type("password", "secret")
    await submit()
    expect(onSend).toHaveBeenCalledOnce()
    expect(page.textContent).toContain("Already registered")
    expect(await focused()).toBe("email")
    await type("email", "bob@example.com")
    expect(page.textContent).not.toContain("Already registered")
  })

  it("shows the password when asked to, and hides it again", async () => {
    await show(<LogIn onSend={() => undefined} />)
    const press = () =>
      act(async () => page.querySelector<HTMLElement>('button[aria-label$="password"]')?.click())
    expect(field("password").type).toBe("password")
    await press()
    expect(field("password").type).toBe("text")
    await press()
    expect(field("password").type).toBe("password")
  })
})
