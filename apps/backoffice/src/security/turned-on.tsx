import type { SecondFactorState } from "@voltread/domain/contract/second-factor.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"

const TurnOffDialog = lazy(() => part(() => import("./turn-off-dialog.tsx")))

interface TurnedOnProps {
  readonly state: SecondFactorState
}

export function TurnedOn({ state: { isRequired, passkeys } }: TurnedOnProps) {
  const [isLeaving, setLeaving] = useState(false)
  const mayTurnOff = !isRequired || passkeys.length > 0
  return (
    <div className="flex flex-col gap-4">
      <p>You log in with your password and a code from your authenticator app.</p>
      {mayTurnOff ? (
        <Button variant="danger" className="self-start" onPress={() => setLeaving(true)}>
          Turn off
        </Button>
      ) : (
        <p className="text-sm text-muted">
          All staff need two-factor log-in. Add a passkey to turn the app off.
        </p>
      )}
      <Suspense fallback={null}>{isLeaving && <TurnOffDialog onClose={() => setLeaving(false)} />}</Suspense>
    </div>
  )
}
