import type { SecondFactorState } from "@voltread/domain/contract/second-factor.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { Card } from "../page/card.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"

const NewCodesDialog = lazy(() => part(() => import("./new-codes-dialog.tsx")))

/** With this many left or fewer, new ones are suggested. */
const FEW = 3

interface RecoveryCodesCardProps {
  readonly state: Pick<SecondFactorState, "hasApp" | "recoveryCodesLeft">
  /** New codes, until the user has saved them: the server stores only their hashes. */
  readonly codes: ReadonlyArray<string> | undefined
  readonly onCodes: (codes: ReadonlyArray<string> | undefined) => void
}

/** What lets somebody in who has lost the app or the passkey. */
export function RecoveryCodesCard({ state, codes, onCodes }: RecoveryCodesCardProps) {
  return (
    <Card title="Recovery codes">
      {codes === undefined ? (
        <CodesLeft state={state} onCodes={onCodes} />
      ) : (
        <RecoveryCodes codes={codes} onKept={() => onCodes(undefined)} />
      )}
    </Card>
  )
}

const fewLeft = (count: number): string => {
  if (count === 0) return "No recovery codes are left."
  return count === 1 ? "Only one recovery code is left." : `Only ${count} recovery codes are left.`
}

function CodesLeft({
  state: { hasApp, recoveryCodesLeft },
  onCodes,
}: Pick<RecoveryCodesCardProps, "state" | "onCodes">) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      {recoveryCodesLeft <= FEW ? (
        <Notice severity="warning">
          {fewLeft(recoveryCodesLeft)} Generate new ones, so that you can log in without your{" "}
          {hasApp ? "phone" : "passkey"}.
        </Notice>
      ) : (
        <p className="text-muted">{recoveryCodesLeft} recovery codes are left.</p>
      )}
      <Button variant="secondary" className="self-start" onPress={() => setAsking(true)}>
        New recovery codes
      </Button>
      <Suspense fallback={null}>
        {isAsking && <NewCodesDialog hasApp={hasApp} onCodes={onCodes} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  )
}
