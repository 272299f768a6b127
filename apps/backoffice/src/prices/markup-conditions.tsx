import { useStore } from "@tanstack/react-form"
import { useQuery } from "@tanstack/react-query"
import { CATEGORIES, MAIN_MENU, MORE_MENU } from "@voltread/domain/catalogue/category-menu.ts"
import { ComboBox } from "@voltread/ui/components/combo-box.tsx"
import { RadioGroup } from "@voltread/ui/components/radio-group.tsx"
import { withForm } from "@voltread/ui/form/app-form.tsx"
import { firstMessage } from "@voltread/ui/form/field-errors.ts"
import { SeveralPicker } from "../page/several-picker.tsx"
import { FormSection } from "./form-section.tsx"
import { kindOptions, productTypeOptions } from "./labels.ts"
import { conditionsOf, EVERYBODY, newMarkup } from "./markup-values.ts"
import { choicesQuery } from "./queries.ts"

const categories = [
  ...[...MAIN_MENU, ...MORE_MENU]
    .filter(({ subCategories }) => subCategories.length > 0)
    .map(({ id, name }) => ({ id, label: name, description: "The whole group" })),
  ...CATEGORIES.map(({ id, name }) => ({ id, label: name })),
]

/** Which products a price markup is for. */
export const MarkupConditions = withForm({
  defaultValues: newMarkup,
  render: function MarkupConditionFields({ form }) {
    const choices = useQuery(choicesQuery)
    const ruleType = useStore(form.store, ({ values }) => values.ruleType)
    const { hasBrands, hasCategory, hasRange } = conditionsOf(ruleType)
    const suppliers = [
      { id: EVERYBODY, label: "All suppliers" },
      ...(choices.data?.suppliers ?? []).map((name) => ({ id: name, label: name })),
    ]
    return (
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
                  isOptional={ruleType !== "PRICE_RANGE"}
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
    )
  },
})
