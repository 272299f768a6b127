import type { SecondFactorState } from "@voltread/domain/contract/second-factor.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { lazy, Suspense, useState } from "react"

const NewCodesDialog = lazy(() => import("./new-codes-dialog.tsx"))
const TurnOffDialog = lazy(() => import("./turn-off-dialog.tsx"))

/** So few are left that it is time for new ones. */
const FEW = 3

interface TurnedOnProps {
  readonly state: SecondFactorState
  readonly onCodes: (codes: ReadonlyArray<string>) => void
}

export function TurnedOn({ state: { isRequired, recoveryCodesLeft, passkeys }, onCodes }: TurnedOnProps) {
  const [dialog, setDialog] = useState<"codes" | "off">()
  const close = () => setDialog(undefined)
  const mayTurnOff = !isRequired || passkeys.length > 0
  return (
    <div className="flex flex-col gap-4">
      <p>You log in with your password and a code of your authenticator app.</p>
      {recoveryCodesLeft <= FEW ? (
        <Notice severity="warning">
          {recoveryCodesLeft === 0 ? "No recovery codes are" : `Only ${recoveryCodesLeft} recovery codes are`}{" "}
          left. Make new ones, so that you get in without your phone.
        </Notice>
      ) : (
        <p className="text-muted">{recoveryCodesLeft} recovery codes are left.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onPress={() => setDialog("codes")}>
          New recovery codes
        </Button>
        {mayTurnOff && (
          <Button variant="danger" onPress={() => setDialog("off")}>
            Turn off
          </Button>
        )}
      </div>
      {!mayTurnOff && (
        <p className="text-sm text-muted">
          All staff need two-factor log-in. Add a passkey to turn the app off.
        </p>
      )}
      <Suspense fallback={null}>
        {dialog === "codes" && <NewCodesDialog onCodes={onCodes} onClose={close} />}
        {dialog === "off" && <TurnOffDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
