import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { statusOptions } from "../model/labels.ts"
import { affiliatePath, affiliatesKey, NO_AFFILIATE } from "../model/queries.ts"

interface SubAffiliate {
  readonly subAffiliateId: string
  readonly name: string
  readonly status: string
}

interface SubAffiliateDialogProps {
  readonly affiliateId: string
  /** Null: a new one. */
  readonly sub: SubAffiliate | null
  /** All of the affiliate: a new one must not replace any of them. */
  readonly known: ReadonlyArray<SubAffiliate>
  readonly onClose: () => void
}

export default function SubAffiliateDialog({ affiliateId, sub, known, onClose }: SubAffiliateDialogProps) {
  const idError = (id: string): string | undefined => {
    if (id === "") return "Please enter an ID"
    const same = known.find(({ subAffiliateId }) => subAffiliateId === id)
    return same === undefined ? undefined : `${same.name} has this ID`
  }
  const { dialog, submit } = useChangeDialog({ affected: [affiliatesKey], onClose })
  const form = useAppForm({
    defaultValues: {
      subAffiliateId: sub?.subAffiliateId ?? "",
      name: sub?.name ?? "",
      status: sub?.status ?? "active",
    },
    validators: {
      onSubmit: ({ value }) => {
        const subAffiliateId = sub === null ? idError(value.subAffiliateId.trim()) : undefined
        return subAffiliateId === undefined ? undefined : { fields: { subAffiliateId } }
      },
    },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value: { subAffiliateId, ...body }, formApi }) => {
      const path = `${affiliatePath(affiliateId)}/subs/${encodeURIComponent(subAffiliateId.trim())}`
      const errors = await submit({
        request: { method: "PUT", path, body },
        done: "Sub-affiliate saved.",
        missing: NO_AFFILIATE,
      })
      if (errors !== undefined) formApi.setErrorMap(errors)
    },
  })
  return (
    <CommandDialog
      title={sub === null ? "New sub-affiliate" : `Change ${sub.name}`}
      confirm="Save sub-affiliate"
      onSubmit={() => void submitForm(form)}
      {...dialog}
    >
      {sub === null && (
        <form.AppField name="subAffiliateId">
          {(field) => <field.TextInput label="ID" description="The sub_affiliate_id in their links." />}
        </form.AppField>
      )}
      <form.AppField name="name">{(field) => <field.TextInput label="Name" />}</form.AppField>
      <form.AppField name="status">
        {(field) => <field.SelectInput label="Status" options={statusOptions} />}
      </form.AppField>
    </CommandDialog>
  )
}
