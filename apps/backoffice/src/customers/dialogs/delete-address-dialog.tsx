import type { Address } from "@voltread/domain/contract/account.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import type { CustomerDialogProps } from "../model/customer-action.ts"
import { customerKey } from "../model/queries.ts"
import { OneAddress } from "./one-address.tsx"

export default function DeleteAddressDialog({
  customer: { username },
  address,
  onClose,
}: CustomerDialogProps & { readonly address: Address }) {
  const { dialog, submit } = useChangeDialog({ affected: [customerKey(username)], onClose })
  const confirm = () => {
    const base = `/api/admin/customers/${encodeURIComponent(username)}/address/delete`
    void submit({
      request: { method: "DELETE", path: `${base}/${encodeURIComponent(address.addressId)}` },
      done: "Address deleted successfully.",
      missing: "The address could not be found.",
    })
  }
  return (
    <CommandDialog title="Delete this address?" isIrreversible onSubmit={confirm} {...dialog}>
      <OneAddress address={address} />
    </CommandDialog>
  )
}
