import type { StaffMember } from "@voltread/domain/contract/staff.ts"
import { Select } from "@voltread/ui/components/select.tsx"
import { useState } from "react"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { NO_USER, staffKey } from "../model/queries.ts"
import { staffType, typeOptions } from "../model/staff-type.ts"

export interface StaffDialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
}

export default function RoleDialog({ member, onClose }: StaffDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [staffKey], onClose })
  const known = staffType(member.type)
  const [role, setRole] = useState<string | null>(known)
  const [isSent, setSent] = useState(false)

  const confirm = () => {
    setSent(true)
    if (role === known) return
    const path = `/api/admin/staff/${encodeURIComponent(member.username)}/role`
    void submit({
      request: { method: "PUT", path, body: { role } },
      done: "The role was changed.",
      missing: NO_USER,
    })
  }
  return (
    <CommandDialog
      title={`Change the role of ${member.firstName} ${member.lastName}`}
      confirm="Change role"
      onSubmit={confirm}
      {...dialog}
    >
      <p>They are logged out and have the new role from their next log-in.</p>
      <Select
        label="Role"
        options={typeOptions(true)}
        value={role}
        onChange={setRole}
        errorMessage={isSent && role === known ? "They have this role already" : undefined}
      />
    </CommandDialog>
  )
}
