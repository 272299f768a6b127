import { useQueryClient } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { useState } from "react"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { copyText } from "../../page/copy-text.ts"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { read } from "../../session/rest.ts"
import { affiliatePath, affiliatesKey } from "../model/queries.ts"

interface TokenDialogProps {
  readonly affiliateId: string
  readonly onClose: () => void
}

const DAYS = [30, 90, 365]
const options = DAYS.map((days) => ({ id: String(days), label: `${days} days` }))

/** Creates a link to the affiliate's own report, which is shown only once. */
export default function TokenDialog({ affiliateId, onClose }: TokenDialogProps) {
  const queries = useQueryClient()
  const [link, setLink] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const form = useAppForm({
    defaultValues: { label: "", days: "90" },
    validators: {
      onSubmit: ({ value }) =>
        value.label.trim() === "" ? { fields: { label: "Please enter a name" } } : undefined,
    },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value }) => {
      setPending(true)
      setProblem(undefined)
      try {
        const schema = async () => (await import("@voltread/domain/contract/affiliate.ts")).NewTokenData
        const made = await read(schema, {
          method: "POST",
          path: `${affiliatePath(affiliateId)}/tokens`,
          body: { label: value.label, days: Number(value.days) },
        })
        // In the fragment, which browsers send to nobody.
        if (made !== null) setLink(`${window.location.origin}/partners#${made.token}`)
        await queries.invalidateQueries({ queryKey: affiliatesKey })
      } catch (error) {
        setProblem(messageOf(error))
      } finally {
        setPending(false)
      }
    },
  })
  if (link !== undefined) {
    return (
      <CommandDialog
        title="Link to their report"
        confirm="Copy link"
        isPending={false}
        problem={undefined}
        onSubmit={() => void copyText(link, "The link was copied.")}
        onClose={onClose}
      >
        <p>Send it to the affiliate. Copy it now: we cannot show it again.</p>
        <code className="rounded-sm bg-sunken p-3 text-sm break-all">{link}</code>
      </CommandDialog>
    )
  }
  return (
    <CommandDialog
      title="New report link"
      confirm="Create link"
      isPending={isPending}
      problem={problem}
      onSubmit={() => void submitForm(form)}
      onClose={onClose}
    >
      <form.AppField name="label">
        {(field) => (
          <field.TextInput label="For whom" description="A name to tell it apart from the others." />
        )}
      </form.AppField>
      <form.AppField name="days">
        {(field) => <field.SelectInput label="Valid for" options={options} />}
      </form.AppField>
    </CommandDialog>
  )
}
