import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { NO_USER, securityKey } from "../model/queries.ts"

interface RequireDialogProps {
  /** As it is now. */
  readonly isRequired: boolean
  readonly onClose: () => void
}

export default function RequireDialog({ isRequired, onClose }: RequireDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [securityKey], onClose })
  const confirm = () => {
    void submit({
      request: {
        method: "PUT",
        path: "/api/admin/staff/security",
        body: { requiresSecondFactor: !isRequired },
      },
      done: "Saved.",
      missing: NO_USER,
    })
  }
  return (
    <CommandDialog
      title={isRequired ? "Stop requiring two-factor log-in" : "Require two-factor log-in for everyone"}
      confirm={isRequired ? "Stop requiring" : "Require for everyone"}
      onSubmit={confirm}
      {...dialog}
    >
      <p>
        {isRequired
          ? "Staff who use it keep it, and can turn it off themselves."
          : "From now on, staff who have not set it up can do nothing else in the back office until they do."}
      </p>
    </CommandDialog>
  )
}
