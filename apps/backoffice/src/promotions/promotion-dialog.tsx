import { useStore } from "@tanstack/react-form"
import { useQueryClient } from "@tanstack/react-query"
import { CATEGORIES, categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import type { PromotionView } from "@voltread/domain/contract/promotion.ts"
import { wordDifferences } from "@voltread/domain/shared/difference.ts"
import { promotionWords } from "@voltread/domain/shared/promotion-words.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { firstMessage } from "@voltread/ui/form/field-errors.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { focusInvalid } from "../page/focus-invalid.ts"
import { NewerVersion } from "../page/newer-version.tsx"
import { SeveralPicker } from "../page/several-picker.tsx"
import { shopTimeZone } from "../page/shop-days.ts"
import { useEditDialog } from "../page/use-edit-dialog.ts"
import { readPromotion, valuesOf } from "./promotion-values.ts"
import { PROMOTIONS, promotionsQuery } from "./queries.ts"

interface PromotionDialogProps {
  /** Null: a new one. */
  readonly promotion: PromotionView | null
  /** The shop's. */
  readonly timeZone: string
  readonly onClose: () => void
}

const kinds = [
  { id: "percent", label: "Percent off" },
  { id: "amount", label: "Amount off" },
  { id: "free-shipping", label: "Free shipping" },
]

/** A new promotion, or a change of one. Orders keep what they were given. */
export default function PromotionDialog({ promotion, timeZone, onClose }: PromotionDialogProps) {
  const [opened] = useState(promotion)
  const queryClient = useQueryClient()
  const formOf = (known: PromotionView | null) => valuesOf(known, new Date().toISOString(), timeZone)
  const { current, before, dialog, submit } = useEditDialog({
    affected: [promotionsQuery.queryKey],
    opened,
    load: async () => {
      await queryClient.refetchQueries({ queryKey: promotionsQuery.queryKey }, { throwOnError: true })
      const pages = queryClient.getQueryData(promotionsQuery.queryKey)?.pages ?? []
      return pages.flatMap(({ promotions }) => promotions).find(({ code }) => code === opened?.code) ?? null
    },
    versionOf: (known) => known?.version ?? 0,
    valuesOf: formOf,
    onClose,
  })
  const form = useAppForm({
    defaultValues: formOf(opened),
    validators: {
      onSubmit: ({ value }) => {
        const read = readPromotion(value, timeZone)
        return "errors" in read ? { fields: read.errors } : undefined
      },
    },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const read = readPromotion(value, timeZone)
      if ("errors" in read) return
      await submit(formApi, value, (known) => ({
        request:
          known === null
            ? { method: "POST", path: PROMOTIONS, body: { promotionCode: read.code, ...read.form } }
            : {
                method: "PUT",
                path: `${PROMOTIONS}/${encodeURIComponent(known.code)}`,
                body: { version: known.version, ...read.form },
              },
        done: "Promotion saved.",
        missing: "This promotion could not be found.",
      }))
    },
  })
  const kind = useStore(form.store, ({ values }) => values.kind)
  return (
    <CommandDialog
      title={promotion === null ? "New promotion" : `Change ${promotion.code}`}
      confirm="Save promotion"
      size="md"
      onSubmit={() => void submitForm(form)}
      {...dialog}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {promotion === null && (
          <form.AppField name="code">
            {(field) => <field.TextInput label="Code" autoComplete="off" maxLength={30} />}
          </form.AppField>
        )}
        <form.AppField name="description">
          {(field) => <field.TextInput label="Description" isOptional maxLength={100} />}
        </form.AppField>
        <form.AppField name="kind">
          {(field) => <field.SelectInput label="Discount" options={kinds} />}
        </form.AppField>
        {kind !== "free-shipping" && (
          <form.AppField name="value">
            {(field) => (
              <field.TextInput label={kind === "percent" ? "Percent" : "Dollars"} inputMode="decimal" />
            )}
          </form.AppField>
        )}
        <form.AppField name="from">
          {(field) => <field.TextInput label="First day" type="date" description={shopTimeZone(timeZone)} />}
        </form.AppField>
        <form.AppField name="until">
          {(field) => <field.TextInput label="Last day" type="date" isOptional />}
        </form.AppField>
      </div>
      <form.AppField name="categories">
        {(field) => (
          <SeveralPicker
            label="Categories"
            placeholder="Add a category"
            isOptional
            description="Choose none for all products."
            known={CATEGORIES}
            value={field.state.value}
            onChange={(categories) => field.handleChange([...categories])}
            errorMessage={firstMessage(field.state.meta.errors)}
          />
        )}
      </form.AppField>
      <form.AppField name="oncePerPerson">
        {(field) => <field.CheckboxInput>Each person can use it once</field.CheckboxInput>}
      </form.AppField>
      <form.AppField name="isActive">
        {(field) => <field.CheckboxInput>Shoppers can use it</field.CheckboxInput>}
      </form.AppField>
      {current !== null && before != null && (
        <NewerVersion
          by={current.updatedBy}
          what="this promotion"
          differences={wordDifferences(wordsOf(before, timeZone), wordsOf(current, timeZone))}
        />
      )}
    </CommandDialog>
  )
}

/** With the shop's days, as the form has them. */
const wordsOf = (promotion: PromotionView, timeZone: string) => {
  const { from, until } = valuesOf(promotion, promotion.validFrom, timeZone)
  return promotionWords({ ...promotion, validFrom: from, validUntil: until || null }, categoryName)
}
