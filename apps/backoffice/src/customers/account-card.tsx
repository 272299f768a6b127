import { Button } from "@voltread/ui/components/button.tsx"
import { Card } from "../page/card.tsx"
import { useMay } from "../session/use-session.ts"
import type { CustomerAction } from "./customer-action.ts"

/** What is done to an account less often than to its profile. */
export function AccountCard({ onAction }: { readonly onAction: (action: CustomerAction) => void }) {
  const mayErase = useMay("erase-personal-data")
  return (
    <Card title="Account">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onPress={() => onAction({ _tag: "password" })}>
          Change password
        </Button>
        <Button variant="secondary" size="sm" onPress={() => onAction({ _tag: "export" })}>
          Send data export
        </Button>
        {mayErase && (
          <Button variant="danger" size="sm" onPress={() => onAction({ _tag: "erase" })}>
            Erase personal data
          </Button>
        )}
      </div>
    </Card>
  )
}
