import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import type { CustomerDialogProps } from "../model/customer-action.ts"
import { customerKey, NO_CUSTOMER } from "../model/queries.ts"

/** Emails a customer everything that the shop keeps about them. */
export default function ExportDialog({ customer: { username }, onClose }: CustomerDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [customerKey(username)], onClose })
  const confirm = () => {
    const path = `/api/admin/customers/${encodeURIComponent(username)}/export`
    void submit({
      request: { method: "POST", path },
      done: `The data was sent to ${username}.`,
      missing: NO_CUSTOMER,
    })
  }
  return (
    <CommandDialog title="Send data export" confirm="Send export" onSubmit={confirm} {...dialog}>
      <p>
        A file with everything that the shop knows about this customer is emailed to{" "}
        <strong className="break-all">{username}</strong> and to nobody else.
      </p>
    </CommandDialog>
  )
}
