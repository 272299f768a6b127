import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { StaffIcon } from "../page/staff-icon.tsx"
import type { SecondStepProps } from "./second-step.ts"
import { StepHead } from "./step-head.tsx"

/** The second step of a log-in for somebody who has passkeys and no authenticator app. */
export default function PasskeyStep({ problem, isPending, onPasskey, onRecover, onBack }: SecondStepProps) {
  return (
    <div className="flex w-full max-w-sm flex-col gap-5">
      <StepHead
        title="Confirm it’s you"
        hint="Your account needs a passkey in addition to the password."
        problem={problem}
      />
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the form that had the focus is gone, and this is what goes on.
        autoFocus
        aria-disabled={isPending}
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
