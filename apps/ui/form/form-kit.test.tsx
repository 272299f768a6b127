import { type AnyFieldApi, FieldApi, FormApi } from "@tanstack/react-form"
import { Schema } from "effect"
import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { CheckboxInput } from "./checkbox-input.tsx"
import { fieldContext } from "./contexts.ts"
import { serverErrors } from "./field-errors.ts"
import { TextInput } from "./fields.tsx"
import { useNativeForm } from "./native-form.tsx"
import { schemaValidator } from "./schema-validator.ts"
import { useTextForm } from "./text-form.tsx"
import { validateOnBlur } from "./validate-on-blur.ts"
import { ValidatedForm } from "./validated-form.tsx"

const required = (message: string) => Schema.String.check(Schema.isMinLength(1, { message }))
const validate = schemaValidator(
  Schema.Struct({ email: required("Please enter your email"), city: required("Please enter a city") }),
)

/** A form as the apps set it up, whose server answers with `refusal`. */
const setup = (refusal: Parameters<typeof serverErrors>[0] = []) => {
  const sent: Array<unknown> = []
  const form = new FormApi({
    defaultValues: { email: "", city: "" },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmitMeta: null,
    onSubmit: ({ value, formApi }) => {
      sent.push(value)
      formApi.setErrorMap(serverErrors(refusal))
    },
  })
  const email = new FieldApi({ form, name: "email" })
  const city = new FieldApi({ form, name: "city" })
  form.mount()
  email.mount()
  city.mount()
  const shown = () => ({
    email: render(
      <fieldContext.Provider value={email}>
        <TextInput label="Email" />
      </fieldContext.Provider>,
    ),
    city: render(
      <fieldContext.Provider value={city}>
        <TextInput label="City" />
      </fieldContext.Provider>,
    ),
  })
  return { form, email, city, sent, shown }
}

const render = (element: ReactElement): string => renderToStaticMarkup(element)

describe("a field of a form", () => {
  it("is silent until it is left empty, then says what is missing, and is marked invalid", () => {
    const { email, shown } = setup()
    expect(shown().email).not.toContain("Please enter")
    email.handleBlur()
    expect(shown().email).toContain("Please enter your email")
    expect(shown().email).toContain('aria-invalid="true"')
    expect(shown().city).not.toContain("Please enter")
  })

  it("is checked again when it is left with a value", () => {
    const { email, shown } = setup()
    email.handleBlur()
    email.handleChange("ann@example.com")
    email.handleBlur()
    expect(shown().email).not.toContain("Please enter")
    expect(shown().email).toContain('value="ann@example.com"')
  })
})

describe("sending a form", () => {
  it("shows the message of every wrong field and sends nothing", async () => {
    const { form, sent, shown } = setup()
    await form.handleSubmit()
    expect(shown().email).toContain("Please enter your email")
    expect(shown().city).toContain("Please enter a city")
    expect(sent).toEqual([])
  })

  it("clears a message while the field is typed in, once the form has been sent", async () => {
    const { form, email, shown } = setup()
    await form.handleSubmit()
    email.handleChange("a")
    expect(shown().email).not.toContain("Please enter")
    expect(shown().city).toContain("Please enter a city")
  })

  it("shows the server's message at its field until that field is edited, and can be sent again", async () => {
    const { form, email, city, sent, shown } = setup([
      { property: "email", constraints: { isUnique: "This email is already registered" } },
    ])
    email.handleChange("ann@example.com")
    city.handleChange("Austin")
    await form.handleSubmit()
    expect(shown().email).toContain("This email is already registered")
    expect(shown().email).toContain('aria-invalid="true"')
    expect(shown().city).not.toContain("already registered")

    email.handleChange("bob@example.com")
    expect(shown().email).not.toContain("already registered")
    await form.handleSubmit()
    expect(sent).toHaveLength(2)
  })
})

function TextForm({ problem }: { readonly problem: string | null }) {
  const form = useTextForm({ defaultValues: { email: "", password: "" } })
  return (
    <ValidatedForm form={form} problem={problem}>
      <form.AppField name="email">
        {(field) => <field.TextInput label="Email" isOptional description="For the receipt" />}
      </form.AppField>
      <form.AppField name="password">{(field) => <field.PasswordInput label="Password" />}</form.AppField>
      <form.SubmitButton>Send</form.SubmitButton>
    </ValidatedForm>
  )
}

function ChoiceForm({ chosen }: { readonly chosen: AnyFieldApi }) {
  const native = useNativeForm({ defaultValues: { city: "" } })
  return (
    <native.AppField name="city">
      {(field) => (
        <fieldContext.Provider value={chosen}>
          <field.SelectInput
            label="City"
            placeholder="Select a city"
            options={[{ id: "austin", label: "Austin" }]}
          />
        </fieldContext.Provider>
      )}
    </native.AppField>
  )
}

describe("a form's parts", () => {
  it("announce a refusal above the fields, and nothing without one", () => {
    expect(render(<TextForm problem={null} />)).not.toContain('role="alert"')
    const refused = render(<TextForm problem="Wrong password" />)
    expect(refused.indexOf("Wrong password")).toBeGreaterThan(refused.indexOf('role="alert"'))
    expect(refused.indexOf("Wrong password")).toBeLessThan(refused.indexOf("Email"))
  })

  it("leave checking to us, and tie each label and help text to its field", () => {
    const markup = render(<TextForm problem={null} />)
    expect(markup).toContain("noValidate")
    const label = /<label[^>]*for="([^"]+)"[^>]*>Email/.exec(markup)?.[1]
    expect(markup).toMatch(new RegExp(`<input[^>]*id="${label}"[^>]*name="email"`))
    expect(markup).toContain("(optional)")
    expect(markup).toContain("For the receipt")
  })

  it("hide a password until its owner asks to see it", () => {
    const markup = render(<TextForm problem={null} />)
    expect(markup).toMatch(/<input[^>]*type="password"/)
    expect(markup).toContain('aria-label="Show password"')
  })

  it("offer the choices of a list, with a message where one is required", () => {
    const { form, city } = setup()
    const chosen = new FieldApi({ form, name: "city" })
    expect(render(<ChoiceForm chosen={chosen} />)).toContain("Select a city")
    expect(render(<ChoiceForm chosen={chosen} />)).not.toContain("Please enter a city")
    city.handleBlur()
    const invalid = render(<ChoiceForm chosen={chosen} />)
    const errorId = /aria-describedby="([^"]+)"/.exec(invalid)?.[1]
    expect(invalid).toContain('aria-invalid="true"')
    expect(invalid).toMatch(new RegExp(`id="${errorId}"[^]*Please enter a city`))
  })

  it("show a box as ticked when its value says so", () => {
    const form = new FormApi({ defaultValues: { keep: false }, onSubmitMeta: null })
    const keep = new FieldApi({ form, name: "keep" })
    form.mount()
    keep.mount()
    const box = () =>
      render(
        <fieldContext.Provider value={keep}>
          <CheckboxInput>Keep me informed</CheckboxInput>
        </fieldContext.Provider>,
      )
    expect(box()).not.toContain('checked=""')
    keep.handleChange(true)
    expect(box()).toContain('checked=""')
  })
})
