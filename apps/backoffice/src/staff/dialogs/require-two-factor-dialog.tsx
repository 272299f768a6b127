import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { NO_USER, securityKey } from "../queries.ts"

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
      done: "It was changed.",
      missing: NO_USER,
    })
  }
  return (
    <CommandDialog
      title={isRequired ? "Leave two-factor log-in to everybody" : "Require two-factor log-in of all staff"}
      confirm={isRequired ? "Stop requiring it" : "Require it"}
      onSubmit={confirm}
      {...dialog}
    >
      <p>
        {isRequired
          ? "Whoever uses it goes on using it, and can turn it off."
          : "Whoever has not set it up can do nothing else in the back office until they have, from now on."}
      </p>
    </CommandDialog>
  )
}
