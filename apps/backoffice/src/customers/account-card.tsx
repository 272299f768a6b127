import { Button } from "@voltread/ui/components/button.tsx"
import { Card } from "../page/card.tsx"
import { useMay } from "../session/use-session.ts"
import type { Asked } from "./ask.ts"

/** What is done to an account less often than to its profile. */
export function AccountCard({ onAsk }: { readonly onAsk: (asked: Asked) => void }) {
  const mayErase = useMay("erase-personal-data")
  return (
    <Card title="Account">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onPress={() => onAsk({ _tag: "password" })}>
          Change password
        </Button>
        <Button variant="secondary" size="sm" onPress={() => onAsk({ _tag: "export" })}>
          Send data export
        </Button>
        {mayErase && (
          <Button variant="danger" size="sm" onPress={() => onAsk({ _tag: "erase" })}>
            Erase personal data
          </Button>
        )}
      </div>
    </Card>
  )
}
