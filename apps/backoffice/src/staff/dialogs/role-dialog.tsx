import { Select } from "@voltread/ui/components/select.tsx"
import { useState } from "react"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChange } from "../../session/use-change.ts"
import { NO_USER, staffKey } from "../queries.ts"
import type { StaffMember } from "../staff-member.ts"
import { staffType, typeOptions } from "../staff-type.ts"

export interface StaffDialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
}

export default function RoleDialog({ member, onClose }: StaffDialogProps) {
  const { run, isPending, problem } = useChange([staffKey])
  const [role, setRole] = useState<string | null>(staffType(member.type))

  const submit = async () => {
    const path = `/api/admin/staff/${encodeURIComponent(member.username)}/role`
    const answer = await run({
      request: { method: "PUT", path, body: { role } },
      done: "The role was changed.",
      missing: NO_USER,
    })
    if (answer._tag === "done") onClose()
  }
  return (
    <CommandDialog
      title={`Change the role of ${member.firstName} ${member.lastName}`}
      confirm="Change role"
      isPending={isPending}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>Their sign-ins end, and they work in the new role from their next one.</p>
      <Select label="Role" options={typeOptions(true)} value={role} onChange={setRole} />
    </CommandDialog>
  )
}
