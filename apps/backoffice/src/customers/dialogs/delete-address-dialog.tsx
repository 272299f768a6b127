import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChange } from "../../session/use-change.ts"
import { OneAddress } from "../addresses-card.tsx"
import type { CustomerDialogProps } from "../ask.ts"
import type { Address } from "../customer.ts"
import { customerKey } from "../queries.ts"

export default function DeleteAddressDialog({
  customer: { username },
  address,
  onClose,
}: CustomerDialogProps & { readonly address: Address }) {
  const { run, isPending, problem } = useChange([customerKey(username)])
  const submit = async () => {
    const base = `/api/admin/customers/${encodeURIComponent(username)}/address/delete`
    const answer = await run({
      request: { method: "DELETE", path: `${base}/${encodeURIComponent(address.addressId)}` },
      done: "Address deleted successfully.",
      missing: "The address could not be found.",
    })
    if (answer._tag === "done") onClose()
  }
  return (
    <CommandDialog
      title="Delete this address?"
      confirm="irreversible"
      isPending={isPending}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OneAddress address={address} />
    </CommandDialog>
  )
}
