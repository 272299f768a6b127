import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChange } from "../../session/use-change.ts"
import { NO_USER, staffKey } from "../queries.ts"
import type { StaffDialogProps } from "./role-dialog.tsx"

export default function StaffStatusDialog({ member, onClose }: StaffDialogProps) {
  const { run, isPending, problem } = useChange([staffKey])
  const verb = member.isActive ? "disable" : "enable"

  const submit = async () => {
    const answer = await run({
      request: { method: "PUT", path: `/api/admin/staff/${encodeURIComponent(member.username)}/${verb}` },
      done: "User status changed successfully.",
      missing: NO_USER,
    })
    if (answer._tag === "done") onClose()
  }
  return (
    <CommandDialog
      title={`${member.isActive ? "Disable" : "Enable"} ${member.firstName} ${member.lastName}`}
      confirm={member.isActive ? "Disable" : "Enable"}
      isPending={isPending}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {member.isActive
          ? "All their sign-ins end at once, and they cannot sign in again until somebody enables them."
          : "They can sign in again, with the password they had."}
      </p>
    </CommandDialog>
  )
}
