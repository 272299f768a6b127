import { useStore } from "@tanstack/react-form"
import { Button } from "@voltread/ui/components/button.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { firstConstraints, serverErrors } from "@voltread/ui/form/field-errors.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { type FormEvent, type ReactNode, useRef, useState } from "react"
import { onTopOf } from "../page/newest-version.ts"
import { FormSection } from "./form-section.tsx"
import { markupTypeOptions, roundingOptions } from "./labels.ts"
import { MarkupConditions } from "./markup-conditions.tsx"
import { amountErrors, type MarkupValues, termsOf, valuesOf } from "./markup-values.ts"
import { PreviewPanel } from "./preview-panel.tsx"
import type { Saved, Terms } from "./use-save-markup.ts"

interface MarkupFormProps {
  readonly initial: MarkupValues
  /** Of the rule that is changed; null for a new one. */
  readonly markupId: string | null
  readonly onSave: (terms: Terms) => Promise<Saved>
  /** Absent: there is nothing to delete. */
  readonly onDelete?: (() => Promise<Saved>) | undefined
  readonly isDeleting?: boolean
  /** What is to be known before it is saved. */
  readonly notice?: ReactNode
}

/** One price markup with its effect beside it; entered values survive every error. */
export default function MarkupForm({
  initial,
  markupId,
  onSave,
  onDelete,
  isDeleting = false,
  notice,
}: MarkupFormProps) {
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
      const answer = await onSave(terms)
      const errors = answer._tag === "refused" ? answer.fieldErrors : []
      setContradiction(firstConstraints(errors).rule)
      if (answer._tag === "outdated") return goOn(answer, value)
      formApi.setErrorMap(serverErrors(errors.filter(({ property }) => property !== "rule")))
      focusInvalid()
    },
  })
  /** Goes on from what somebody else has saved meanwhile. */
  const goOn = ({ before, newer }: Extract<Saved, { _tag: "outdated" }>, typed: MarkupValues) => {
    const next = onTopOf(valuesOf(newer), { opened: valuesOf(before), typed })
    form.reset(next, { keepDefaultValues: true })
  }
  const remove = async () => {
    const answer = await onDelete?.()
    if (answer?._tag === "outdated") goOn(answer, form.state.values)
  }
  const values = useStore(form.store, (state) => state.values)
  const terms = termsOf(values)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submitForm(form)
  }
  return (
    <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_26rem]">
      <form ref={element} noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-6">
        <ProblemNotice problem={contradiction} />
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
        {notice}
        <div className="flex flex-wrap gap-3">
          <form.Subscribe selector={(state) => state.isSubmitting}>
            {(isSubmitting) => (
              <Button type="submit" isPending={isSubmitting}>
                Save price markup
              </Button>
            )}
          </form.Subscribe>
          {onDelete !== undefined && (
            <Button variant="danger" isPending={isDeleting} onPress={() => void remove()}>
              <Icon name="trash" className="size-4" />
              Delete
            </Button>
          )}
        </div>
      </form>
      <PreviewPanel input={terms === null ? null : { ...terms, id: markupId }} />
    </div>
  )
}
