import { useStore } from "@tanstack/react-form"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { firstConstraints, serverErrors } from "@voltread/ui/form/field-errors.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { type FormEvent, type ReactNode, useRef, useState } from "react"
import { FormSection } from "./form-section.tsx"
import { markupTypeOptions, roundingOptions } from "./labels.ts"
import { MarkupConditions } from "./markup-conditions.tsx"
import { amountErrors, type MarkupValues, termsOf } from "./markup-values.ts"
import { PreviewPanel } from "./preview-panel.tsx"
import type { FieldErrors, Terms } from "./use-save-markup.ts"

interface MarkupFormProps {
  readonly initial: MarkupValues
  /** Of the rule that is changed; null for a new one. */
  readonly markupId: string | null
  /** Saves the rule; answers what is wrong with it, nothing when it was saved. */
  readonly onSave: (terms: Terms) => Promise<FieldErrors>
  /** What else can be done with the rule. */
  readonly actions?: ReactNode
}

/** One price markup with its effect beside it; entered values survive every error. */
export default function MarkupForm({ initial, markupId, onSave, actions }: MarkupFormProps) {
  const [contradiction, setContradiction] = useState<string>()
  const element = useRef<HTMLFormElement>(null)
  /** Goes to the first field that is wrong once it is marked, or to the message about the whole rule. */
  const focusInvalid = () => {
    requestAnimationFrame(() => {
      element.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus()
      element.current?.querySelector("[role='alert']")?.scrollIntoView({ block: "center" })
    })
  }
  const form = useAppForm({
    defaultValues: initial,
    validationLogic: validateOnBlur,
    validators: {
      onDynamic: ({ value }) => {
        const fields = amountErrors(value)
        return Object.keys(fields).length === 0 ? undefined : { fields }
      },
    },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const terms = termsOf(value)
      if (terms === null) return
      const errors = await onSave(terms)
      setContradiction(firstConstraints(errors).rule)
      formApi.setErrorMap(serverErrors(errors.filter(({ property }) => property !== "rule")))
      focusInvalid()
    },
  })
  const values = useStore(form.store, (state) => state.values)
  const terms = termsOf(values)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submitForm(form)
  }
  return (
    <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_26rem]">
      <form ref={element} noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-6">
        {contradiction !== undefined && (
          <Notice severity="error" isAlert>
            {contradiction}
          </Notice>
        )}
        <MarkupConditions form={form} />
        <FormSection title="Price">
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <form.AppField name="markupType">
              {(field) => <field.SelectInput label="Markup in" options={markupTypeOptions} />}
            </form.AppField>
            <form.AppField name="markupValue">
              {(field) => (
                <field.TextInput
                  label={values.markupType === "PERCENT" ? "Markup, %" : "Markup, $"}
                  inputMode="decimal"
                  description="A negative number lowers the price."
                />
              )}
            </form.AppField>
            <form.AppField name="roundingMethod">
              {(field) => <field.SelectInput label="Rounding" options={roundingOptions} />}
            </form.AppField>
          </div>
        </FormSection>
        <div className="flex flex-wrap gap-3">
          <form.Subscribe selector={(state) => state.isSubmitting}>
            {(isSubmitting) => (
              <Button type="submit" isPending={isSubmitting}>
                Save price markup
              </Button>
            )}
          </form.Subscribe>
          {actions}
        </div>
      </form>
      <PreviewPanel input={terms === null ? null : { ...terms, id: markupId }} />
    </div>
  )
}
