import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import type { CustomerAction, CustomerDialogProps } from "./model/customer-action.ts"

const AddressDialog = lazy(() => part(() => import("./dialogs/address-dialog.tsx")))
const DeleteAddressDialog = lazy(() => part(() => import("./dialogs/delete-address-dialog.tsx")))
const EraseDialog = lazy(() => part(() => import("./dialogs/erase-dialog.tsx")))
const ExportDialog = lazy(() => part(() => import("./dialogs/export-dialog.tsx")))
const PasswordDialog = lazy(() => part(() => import("./dialogs/password-dialog.tsx")))
const ProfileDialog = lazy(() => part(() => import("./dialogs/profile-dialog.tsx")))
const StatusDialog = lazy(() => part(() => import("./dialogs/status-dialog.tsx")))

/** The dialog of an action, loaded when it is first needed. */
export function CustomerDialogs(props: CustomerDialogProps & { readonly action: CustomerAction }) {
  return (
    <Suspense fallback={null}>
      <DialogOf {...props} />
    </Suspense>
  )
}

function DialogOf({ action, customer, onClose }: CustomerDialogProps & { readonly action: CustomerAction }) {
  const addressOf = (addressId: string | null) =>
    customer.addresses.find((address) => address.addressId === addressId)
  switch (action._tag) {
    case "status":
      return <StatusDialog customer={customer} onClose={onClose} />
    case "profile":
      return <ProfileDialog customer={customer} onClose={onClose} />
    case "password":
      return <PasswordDialog customer={customer} onClose={onClose} />
    case "export":
      return <ExportDialog customer={customer} onClose={onClose} />
    case "erase":
      return <EraseDialog username={customer.username} isGuest={customer.isGuest} onClose={onClose} />
    case "address":
      return <AddressDialog customer={customer} address={addressOf(action.addressId)} onClose={onClose} />
    case "deleteAddress": {
      const address = addressOf(action.addressId)
      if (address === undefined) return null
      return <DeleteAddressDialog customer={customer} address={address} onClose={onClose} />
    }
  }
}
