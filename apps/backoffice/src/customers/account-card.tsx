import { Button } from "@voltread/ui/components/button.tsx"
import { Card } from "../page/card.tsx"
import { useMay } from "../session/use-session.ts"
import type { CustomerAction } from "./model/customer-action.ts"

interface AccountCardProps {
  readonly isGuest: boolean
  readonly onAction: (action: CustomerAction) => void
}

/** Rare actions on an account. A guest has no account but can be erased, too. */
export function AccountCard({ isGuest, onAction }: AccountCardProps) {
  const mayErase = useMay("erase-personal-data")
  if (isGuest && !mayErase) return null
  return (
    <Card title={isGuest ? "Personal data" : "Account"}>
      <div className="flex flex-wrap gap-2">
        {!isGuest && (
          <>
            <Button variant="secondary" size="sm" onPress={() => onAction({ _tag: "password" })}>
              Change password
            </Button>
            <Button variant="secondary" size="sm" onPress={() => onAction({ _tag: "export" })}>
              Send data export
            </Button>
          </>
        )}
        {mayErase && (
          <Button variant="danger" size="sm" onPress={() => onAction({ _tag: "erase" })}>
            Erase personal data
          </Button>
        )}
      </div>
    </Card>
  )
}
