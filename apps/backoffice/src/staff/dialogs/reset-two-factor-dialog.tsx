import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { NO_USER, staffKey } from "../model/queries.ts"
import type { StaffDialogProps } from "./role-dialog.tsx"

export default function ResetTwoFactorDialog({ member, onClose }: StaffDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [staffKey], onClose })
  const confirm = () => {
    void submit({
      request: {
        method: "DELETE",
        path: `/api/admin/staff/${encodeURIComponent(member.username)}/second-factor`,
      },
      done: "Their two-factor log-in is off.",
      missing: NO_USER,
    })
  }
  return (
    <CommandDialog
      title={`Reset the two-factor log-in of ${member.firstName} ${member.lastName}`}
      confirm="Reset"
      onSubmit={confirm}
      {...dialog}
    >
      <p>
        For somebody who has lost their phone or their passkeys, and their recovery codes. All of these are
        removed. They are logged out everywhere, and their password alone opens the back office until they set
        it up again. Make sure the request really comes from them.
      </p>
    </CommandDialog>
  )
}
