import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { affiliatesKey } from "../model/queries.ts"

/** A group that affiliates' orders are reported under: a new one, or another name for one that there is. */
export default function RollupDialog({ onClose }: { readonly onClose: () => void }) {
  const { dialog, submit } = useChangeDialog({ affected: [affiliatesKey], onClose })
  const form = useAppForm({
    defaultValues: { rollupId: "", name: "" },
    onSubmit: async ({ value: { rollupId, name }, formApi }) => {
      const path = `/api/admin/affiliate-rollups/${encodeURIComponent(rollupId.trim())}`
      const errors = await submit({
        request: { method: "PUT", path, body: { name } },
        done: "Rollup saved.",
        missing: "Please enter an ID.",
      })
      if (errors !== undefined) formApi.setErrorMap(errors)
    },
  })
  return (
    <CommandDialog title="Rollup" confirm="Save rollup" onSubmit={() => void submitForm(form)} {...dialog}>
      <form.AppField name="rollupId">
        {(field) => (
          <field.TextInput
            label="ID"
            description="The acid in their links. Enter an existing one to rename it."
          />
        )}
      </form.AppField>
      <form.AppField name="name">{(field) => <field.TextInput label="Name" />}</form.AppField>
    </CommandDialog>
  )
}
