import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChange } from "../../session/use-change.ts"
import type { CustomerDialogProps } from "../ask.ts"
import { customerKey, NO_CUSTOMER } from "../queries.ts"

/** Everything that is kept of a customer goes to their own mail box. */
export default function ExportDialog({ customer: { username }, onClose }: CustomerDialogProps) {
  const { run, isPending, problem } = useChange([customerKey(username)])
  const submit = async () => {
    const path = `/api/admin/customers/${encodeURIComponent(username)}/export`
    const answer = await run({
      request: { method: "POST", path },
      done: `The data was sent to ${username}.`,
      missing: NO_CUSTOMER,
    })
    if (answer._tag === "done") onClose()
  }
  return (
    <CommandDialog
      title="Send data export"
      confirm="Send export"
      isPending={isPending}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        A file with everything that the shop keeps of this customer is mailed to{" "}
        <strong className="break-all">{username}</strong>, and to nobody else.
      </p>
    </CommandDialog>
  )
}
