import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { NO_USER, staffKey } from "../model/queries.ts"
import type { StaffDialogProps } from "./role-dialog.tsx"

export default function StaffStatusDialog({ member, onClose }: StaffDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [staffKey], onClose })
  const verb = member.isActive ? "disable" : "enable"

  const confirm = () => {
    void submit({
      request: { method: "PUT", path: `/api/admin/staff/${encodeURIComponent(member.username)}/${verb}` },
      done: "User status changed successfully.",
      missing: NO_USER,
    })
  }
  return (
    <CommandDialog
      title={`${member.isActive ? "Disable" : "Enable"} ${member.firstName} ${member.lastName}`}
      confirm={member.isActive ? "Disable" : "Enable"}
      onSubmit={confirm}
      {...dialog}
    >
      <p>
        {member.isActive
          ? "They are logged out everywhere and cannot log in again until somebody enables the account."
          : "They can log in again, with the same password."}
      </p>
    </CommandDialog>
  )
}
