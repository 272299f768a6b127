import { useQueryClient } from "@tanstack/react-query"
import { decoded } from "@voltread/ui/api/read.ts"
import { setAnswer } from "@voltread/ui/api/set-answer.ts"
import { ConfirmDialog } from "@voltread/ui/components/confirm-dialog.tsx"
import { AddressLines } from "../address/address-lines.tsx"
import { addressesSchema, type SavedAddress, savedAddresses } from "../address/saved-address.ts"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShop } from "../shop/use-shop.ts"
import { addressesQuery } from "./queries.ts"

interface DeleteAddressDialogProps {
  readonly address: SavedAddress
  readonly onClose: () => void
}

const FAILED = "The address could not be deleted."

export default function DeleteAddressDialog({ address, onClose }: DeleteAddressDialogProps) {
  const { rest } = useShop()
  const queries = useQueryClient()
  const { problem, isPending, send } = useRestCall()

  const remove = async () => {
    const path = `/api/user/address/${address.addressId}`
    const answer = await send({ method: "DELETE", path }, FAILED)
    if (answer === null) return
    const left = savedAddresses(await decoded(addressesSchema, answer.data))
    toast({ severity: "success", message: answer.successMessage })
    await setAnswer(queries, addressesQuery(rest).queryKey, left)
  }

  return (
    <ConfirmDialog
      title="Delete this address?"
      confirmLabel="Delete"
      isOpen
      isDestructive
      isPending={isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <AddressLines address={address} />
    </ConfirmDialog>
  )
}
