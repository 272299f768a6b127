import { useQueryClient } from "@tanstack/react-query"
import type { Customer } from "@voltread/domain/contract/customer.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { nameOf } from "../model/name.ts"
import { customerKey, customerLists, NO_CUSTOMER } from "../model/queries.ts"

interface StatusDialogProps {
  readonly customer: Pick<Customer, "username" | "firstName" | "lastName" | "isActive" | "isErased">
  readonly onClose: () => void
  /** The list goes back to its first page, with the first page size (spec §4, session). */
  readonly onDone?: () => void
}

/** Enables or disables a customer's account. */
export default function StatusDialog({ customer, onClose, onDone }: StatusDialogProps) {
  const { username, isActive } = customer
  const queryClient = useQueryClient()
  const { dialog, submit } = useChangeDialog({
    affected: [customerKey(username)],
    onClose,
    onDone: () => {
      void queryClient.resetQueries({ queryKey: customerLists })
      onDone?.()
      onClose()
    },
  })
  const verb = isActive ? "disable" : "enable"

  const confirm = () => {
    void submit({
      request: { method: "PUT", path: `/api/users/${verb}/${encodeURIComponent(username)}` },
      done: "User status changed successfully.",
      missing: NO_CUSTOMER,
    })
  }
  return (
    <CommandDialog
      title={`${isActive ? "Disable" : "Enable"} ${nameOf(customer)}`}
      confirm={isActive ? "Disable" : "Enable"}
      onSubmit={confirm}
      {...dialog}
    >
      <p>
        {isActive
          ? "This customer is logged out everywhere and cannot log in again until you enable the account. Their orders continue."
          : "This customer can log in again, with the same password."}
      </p>
    </CommandDialog>
  )
}
