import { useStore } from "@tanstack/react-form"
import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { endOf, firstDayOf, shopTimeZone, startOf } from "../../page/shop-days.ts"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { affiliatePath, affiliatesKey, NO_AFFILIATE } from "../model/queries.ts"
import { readTerms, TERMS_KINDS, type TermsKind } from "../model/terms-values.ts"

interface TermsDialogProps {
  readonly affiliateId: string
  readonly subAffiliates: ReadonlyArray<{ readonly subAffiliateId: string; readonly name: string }>
  readonly timeZone: string
  readonly onClose: () => void
}

const EVERYBODY = "all"

const kinds: ReadonlyArray<{ readonly id: TermsKind; readonly label: string }> = [
  { id: "percent", label: "Percentage of product sales" },
  { id: "fixed", label: "Fixed amount per order" },
  { id: "tiers", label: "Percentage by sales in the payout period" },
  { id: "category", label: "Percentage by category" },
]

const kindOf = (id: string): TermsKind => TERMS_KINDS.find((kind) => kind === id) ?? "percent"

const firstDayError = (from: string): string | undefined =>
  isDay(from) ? undefined : "Please enter a day, such as 2026-11-01"

const lastDayError = (until: string, from: string): string | undefined => {
  if (until === "") return
  if (!isDay(until)) return "Please enter a day, such as 2026-11-30"
  return until < from ? "Please enter a day on or after the first day" : undefined
}

/** New terms from one day through another, in days of the shop. Orders keep the terms of their time. */
export default function TermsDialog({ affiliateId, subAffiliates, timeZone, onClose }: TermsDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [affiliatesKey], onClose })
  const form = useAppForm({
    defaultValues: {
      kind: "percent",
      percent: "",
      amount: "",
      lines: "",
      subAffiliateId: EVERYBODY,
      from: firstDayOf(new Date().toISOString(), timeZone),
      until: "",
    },
    validators: {
      onSubmit: ({ value }) => {
        const read = readTerms({ ...value, kind: kindOf(value.kind) })
        const days = { from: firstDayError(value.from), until: lastDayError(value.until, value.from) }
        const wrong = Object.entries({ ...("errors" in read ? read.errors : {}), ...days })
        const fields = Object.fromEntries(
          wrong.flatMap(([name, message]) => (message === undefined ? [] : [[name, message]])),
        )
        return Object.keys(fields).length === 0 ? undefined : { fields }
      },
    },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const read = readTerms({ ...value, kind: kindOf(value.kind) })
      if ("errors" in read) return
      const errors = await submit({
        request: {
          method: "POST",
          path: `${affiliatePath(affiliateId)}/terms`,
          body: {
            subAffiliateId: value.subAffiliateId === EVERYBODY ? null : value.subAffiliateId,
            validFrom: startOf(value.from, timeZone),
            validUntil: value.until === "" ? null : endOf(value.until, timeZone),
            terms: read.terms,
          },
        },
        done: "Terms added.",
        missing: NO_AFFILIATE,
      })
      if (errors !== undefined) formApi.setErrorMap(errors)
    },
  })
  const kind = useStore(form.store, ({ values }) => kindOf(values.kind))
  const subOptions = [
    { id: EVERYBODY, label: "All" },
    ...subAffiliates.map(({ subAffiliateId, name }) => ({ id: subAffiliateId, label: name })),
  ]
  return (
    <CommandDialog title="New terms" confirm="Add terms" onSubmit={() => void submitForm(form)} {...dialog}>
      <form.AppField name="kind">
        {(field) => <field.SelectInput label="Commission" options={kinds} />}
      </form.AppField>
      {(kind === "tiers" || kind === "category") && (
        <form.AppField name="lines">
          {(field) => (
            <field.TextInput
              label={kind === "tiers" ? "Tiers" : "Categories"}
              rows={4}
              description={
                kind === "tiers"
                  ? "One per line: dollars of paid orders in the payout period, then the percentage, such as 5000: 6. An order gets the tier that was reached before it."
                  : "One per line: the category, then the percentage, such as tires: 5"
              }
            />
          )}
        </form.AppField>
      )}
      {(kind === "percent" || kind === "category") && (
        <form.AppField name="percent">
          {(field) => (
            <field.TextInput
              label={kind === "percent" ? "Percentage" : "Percentage of all others"}
              inputMode="decimal"
            />
          )}
        </form.AppField>
      )}
      {kind === "fixed" && (
        <form.AppField name="amount">
          {(field) => <field.TextInput label="Amount, $" inputMode="decimal" />}
        </form.AppField>
      )}
      <form.AppField name="subAffiliateId">
        {(field) => <field.SelectInput label="For" options={subOptions} />}
      </form.AppField>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="from">
          {(field) => <field.TextInput label="First day" type="date" description={shopTimeZone(timeZone)} />}
        </form.AppField>
        <form.AppField name="until">
          {(field) => <field.TextInput label="Last day" type="date" isOptional />}
        </form.AppField>
      </div>
    </CommandDialog>
  )
}
