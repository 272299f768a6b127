import { useStore } from "@tanstack/react-form"
import { useQuery } from "@tanstack/react-query"
import { CATEGORIES, MAIN_MENU, MORE_MENU } from "@voltread/domain/catalogue/category-menu.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { ComboBox } from "@voltread/ui/components/combo-box.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { RadioGroup } from "@voltread/ui/components/radio-group.tsx"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { firstConstraints, firstMessage, serverErrors } from "@voltread/ui/form/field-errors.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { type FormEvent, type ReactNode, useRef, useState } from "react"
import { SeveralPicker } from "../page/several-picker.tsx"
import { kindOptions, markupTypeOptions, productTypeOptions, roundingOptions } from "./labels.ts"
import { amountErrors, conditionsOf, EVERYBODY, type MarkupValues, termsOf } from "./markup-values.ts"
import { PreviewPanel } from "./preview-panel.tsx"
import { choicesQuery } from "./queries.ts"
import type { FieldErrors, Terms } from "./use-save-markup.ts"

const categories = [
  ...[...MAIN_MENU, ...MORE_MENU]
    .filter(({ subCategories }) => subCategories.length > 0)
    .map(({ id, name }) => ({ id, label: name, description: "The whole group" })),
  ...CATEGORIES.map(({ id, name }) => ({ id, label: name })),
]

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
  const choices = useQuery(choicesQuery)
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
  const { hasBrands, hasCategory, hasRange } = conditionsOf(values.ruleType)
  const terms = termsOf(values)
  const suppliers = [
    { id: EVERYBODY, label: "All suppliers" },
    ...(choices.data?.suppliers ?? []).map((name) => ({ id: name, label: name })),
  ]
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void form.handleSubmit()
  }
  return (
    <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_26rem]">
      <form ref={element} noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-6">
        {contradiction !== undefined && (
          <Notice severity="error" isAlert>
            {contradiction}
          </Notice>
        )}
        <FormSection title="Which products">
          <form.AppField name="ruleType">
            {(field) => (
              <RadioGroup
                label="Applies to"
                options={kindOptions}
                value={field.state.value}
                onChange={field.handleChange}
                className="sm:grid sm:grid-cols-2 sm:[&>:first-child]:col-span-2"
              />
            )}
          </form.AppField>
          {hasBrands && (
            <form.AppField name="brands">
              {(field) => (
                <SeveralPicker
                  label="Brands"
                  placeholder="Add a brand"
                  known={choices.data?.brands ?? []}
                  value={field.state.value}
                  onChange={(brands) => field.handleChange([...brands])}
                  errorMessage={firstMessage(field.state.meta.errors)}
                />
              )}
            </form.AppField>
          )}
          {hasCategory && (
            <form.AppField name="categoryName">
              {(field) => (
                <ComboBox
                  label="Category"
                  placeholder="Type part of its name"
                  options={categories}
                  value={field.state.value === "" ? null : field.state.value}
                  onChange={(id) => field.handleChange(id ?? "")}
                  onBlur={field.handleBlur}
                  isOptional={hasBrands}
                  errorMessage={firstMessage(field.state.meta.errors)}
                />
              )}
            </form.AppField>
          )}
          {hasRange && (
            <div className="grid gap-4 sm:grid-cols-2">
              <form.AppField name="minPrice">
                {(field) => (
                  <field.TextInput
                    label="Lowest cost, $"
                    inputMode="decimal"
                    isOptional={values.ruleType !== "PRICE_RANGE"}
                  />
                )}
              </form.AppField>
              <form.AppField name="maxPrice">
                {(field) => <field.TextInput label="Highest cost, $" inputMode="decimal" isOptional />}
              </form.AppField>
            </div>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="type">
              {(field) => <field.SelectInput label="Product type" options={productTypeOptions} />}
            </form.AppField>
            <form.AppField name="supplierId">
              {(field) => <field.SelectInput label="Supplier" options={suppliers} />}
            </form.AppField>
          </div>
        </FormSection>
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

function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
