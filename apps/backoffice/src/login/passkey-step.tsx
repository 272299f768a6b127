import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { StaffIcon } from "../page/staff-icon.tsx"
import type { SecondStepProps } from "./second-step.ts"

/** The second step of a log-in for somebody who has passkeys and no authenticator app. */
export default function PasskeyStep({ problem, isPending, onPasskey, onRecover, onBack }: SecondStepProps) {
  return (
    <div className="flex w-full max-w-sm flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl">Confirm it’s you</h1>
        <p className="text-muted">Your account needs a passkey in addition to the password.</p>
      </div>
      {problem !== undefined && (
        <Notice severity="error" isAlert>
          {problem}
        </Notice>
      )}
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the form that had the focus is gone, and this is what goes on.
        autoFocus
        disabled={isPending}
        className={buttonStyle("primary")}
        onClick={onPasskey}
      >
        <StaffIcon name="key" className="size-4" />
        {isPending ? "Logging in…" : "Use a passkey"}
      </button>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle("ghost", "sm")} onClick={onRecover}>
          Use a recovery code
        </button>
        <button type="button" className={buttonStyle("ghost", "sm")} onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  )
}
